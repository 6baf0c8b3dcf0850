import type { PastedFields } from './fields.ts';
import type { Line, Span } from './line-taken.ts';

/**
 * A day of which no field tells what it is of is that since when an animal is kept, unless a word right before it says that
 * something else happened: 'paired 3.8.26', 'sac 3.8.26'. Such a day is left to the notes, with its word.
 */
export function leaveOtherDay(line: Line, fields: PastedFields, aside: readonly Span[]): void {
  const day = fields.kept_since;
  // 'bei Tom am 3.8.26'
  if (!day?.from || day.sure || fields.seller) return;
  const before = line.openBefore(day.from[0], aside);
  const [, said = '', word = ''] = BEFORE.exec(before) ?? [];
  const isLower = /^\p{Ll}/u.test(word);
  if (!EVENT.test(word) && (!isLower || SELLER.test(word) || OF_PURCHASE.test(said))) return;
  delete fields.kept_since;
  line.leave(day.from);
}

/** The word before, and what stands before that in the same part of the line. */
const BEFORE = /([^,;|\t¦()]*?)(?<!\p{L})(\p{L}[\p{L}'’]+)[\s:.]*(?:(?:on|am|at|op|le|el)\s)?\s*$/u;
const OF_PURCHASE =
  /(?<!\p{L})(?:bought|purchased|got|from|at|via|gekauft|erworben|bekommen|von|bei|vom|aus|auf)\s/iu;
const SELLER =
  /^(?:expo|show|fair|börse|messe|markt|market|shop|store|zoo|pets?|reptiles?|cent(?:er|re)|trade|swap|gift|present|geschenk|bday|birthday|ebay|online|club|auction|meet|since|seit|bought|gekauft|got)$/iu;
const EVENT =
  /^(?:verpaarung|verpaart|paarung|kokon|kokonbau|eiablage|eier|gelege|schlupf|umzug|tierarzt|kontrolle|paired|mated|sac|eggsac|eggs|clutch|laid)$/iu;
