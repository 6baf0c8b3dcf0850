import { plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

export const logOut: Texts['logOut'] = {
  logout: 'Abmelden',
  unsentTitle: 'Abmelden, bevor alles gesendet ist?',
  unsentKept: (count) =>
    `${plural(count, 'Eintrag ist', 'Einträge sind')} noch nicht gesendet. Was wartet, bleibt auf diesem Gerät und wird nach der nächsten Anmeldung hier gesendet.`,
  unsentLost: (count) =>
    `${plural(count, 'Eintrag ist', 'Einträge sind')} noch nicht gesendet, und dieses Gerät behält nichts: Was wartet, ginge verloren.`,
};
