import { locale } from '#web/texts/texts.ts';

/** '20:14', in the reader's zone. */
export const formatTime = (instant: string): string =>
  new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );
