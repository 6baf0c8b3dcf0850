import { readHandOverCode, readHandOverLink, shownCode } from '#src/domain/trade/hand-over-code.ts';
import type { Day } from '#src/domain/days.ts';
import { invalidRows } from '#src/platform/http/problem.ts';
import { validate } from '#src/platform/http/validate.ts';
import { TakeInHead } from './take-in.shapes.ts';

/** What a hand-over says of where it comes from. */
export type Giver = {
  from: string;
  exported: string;
  /** As people type it; empty where it is none. */
  code: string;
  /** Of the giver's installation; empty where it is no link to that code. */
  link: string;
  /** Since when the giver kept each animal, and whether it was bred there, by the animal's id in the file. */
  origins: ReadonlyMap<number, Origin>;
};

export type Origin = { kept_since: Day | null; bred: 0 | 1 };

/** @throws Problem 422 */
export function readGiver(content: Record<string, unknown>): Giver {
  const wrong = Object.entries(validate(TakeInHead, content) ?? {});
  if (wrong.length) throw invalidRows(wrong.map(([field, issue]) => ({ row: 1, field, issue })));
  const { exported, hand_over } = content as TakeInHead;
  const { from, animals = [] } = hand_over;
  const code = readHandOverCode(hand_over.code) ?? '';
  const link = readHandOverLink(hand_over.link);
  return {
    from,
    exported,
    code: code && shownCode(code),
    link: link && link.code === code ? `${link.origin}/t/${shownCode(code)}` : '',
    origins: new Map(
      animals.map(({ id, kept_since, bred }) => [
        id,
        { kept_since: kept_since ?? null, bred: bred ?? 0 },
      ]),
    ),
  };
}
