import type { WaitingLine } from '#web/state/shown-queue.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { IconName } from '#web/ui/icon.tsx';

type Words = keyof Texts['feeding']['lines'];
type LineKind = { words: Words; icon: IconName };

/** What a keeper calls each call, by how it begins: the first that fits. */
const kinds: readonly (readonly [call: string, words: Words, icon: IconName])[] = [
  ['POST /pet/feeding/feed_plan', 'plan', 'tongs'],
  ['DELETE /pet/feeding/', 'feedingGone', 'undo'],
  ['PUT /pet/molt/update_gender', 'sex', 'pencil'],
  ['DELETE /pet/molt/', 'moltGone', 'undo'],
  ['POST /pet/molt/', 'molt', 'molt'],
  ['POST /pet/measurement/', 'measurement', 'scale'],
  ['DELETE /pet/measurement/', 'measurementGone', 'undo'],
  ['PUT /pet/pre_molt', 'preMolt', 'premolt'],
  ['POST /pet/events/', 'event', 'flag'],
  ['DELETE /pet/events/', 'eventGone', 'undo'],
  ['PUT /pet/increment_count', 'more', 'pencil'],
  ['PUT /pet/decrement_count', 'fewer', 'pencil'],
  ['PUT /pet/feeding/update', 'feedingEdit', 'pencil'],
  ['PUT /pet/molt/update', 'moltEdit', 'pencil'],
  ['PUT /pet/measurement/update', 'measurementEdit', 'pencil'],
  ['PUT /pet/events/update', 'eventEdit', 'pencil'],
  ['PUT /pet/archive', 'archive', 'archive'],
  ['POST /pet/archive_part', 'part', 'archive'],
  ['DELETE /pet/archive_part', 'partGone', 'undo'],
  ['PUT /pet/move', 'place', 'rack'],
  ['POST /pet/add', 'added', 'plus'],
  ['DELETE /pet/delete', 'gone', 'trash'],
  ['POST /pet/available_feeders/', 'feeder', 'tongs'],
  ['DELETE /pet/available_feeders/', 'feeder', 'tongs'],
  ['POST /place/', 'place', 'rack'],
  ['PUT /place/', 'place', 'rack'],
  ['DELETE /place/', 'place', 'rack'],
  ['POST /picture/', 'picture', 'camera'],
  ['DELETE /picture/', 'pictureGone', 'camera'],
  ['POST /document/', 'paper', 'paper'],
  ['POST /plan/', 'planEdit', 'plan'],
  ['PUT /plan/', 'planEdit', 'plan'],
  ['DELETE /plan/', 'planEdit', 'plan'],
  ['POST /sales/', 'sale', 'receipt'],
  ['DELETE /sales/', 'saleGone', 'undo'],
  ['PUT /admin/expo_log/', 'expo', 'flag'],
  ['POST /user_config/', 'setting', 'tray'],
];

const outcomes: Readonly<Record<number, LineKind>> = {
  0: { words: 'fed', icon: 'tongs' },
  1: { words: 'offered', icon: 'tongs' },
  2: { words: 'refused', icon: 'refused' },
};

/** The word and the icon of what waits. */
export function kindOf({ write, body }: Pick<WaitingLine, 'write' | 'body'>): LineKind {
  if (body['conf_key'] === 'last_feeder') return { words: 'lastFeeder', icon: 'tongs' };
  if (write === 'POST /document/upload' && !('pet_id' in body))
    return { words: 'slid' in body ? 'salePaper' : 'purchasePaper', icon: 'paper' };
  const outcome = write.startsWith('POST /pet/feeding/')
    ? outcomes[Number(body['progress'])]
    : undefined;
  // of a plan, too: who looks at what waits wants to see who refused
  if (outcome && outcome.words !== 'fed') return outcome;
  const found = kinds.find(([call]) => write.startsWith(call));
  if (found) return { words: found[1], icon: found[2] };
  return outcome ?? { words: 'edit', icon: 'pencil' };
}
