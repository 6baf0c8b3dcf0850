import { useLocation } from 'wouter';
import { OutboxLine } from '#web/components/outbox-line.tsx';
import { paths } from '#web/paths.ts';
import { feeding } from '#web/texts/en/feeding.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ feeding });

/** On every page of a keeper: what is recorded on this device and not yet on the server. The round has its own. */
export default function OutboxSection() {
  const [path] = useLocation();
  return path === paths.feedingRound() ? null : <OutboxLine />;
}
