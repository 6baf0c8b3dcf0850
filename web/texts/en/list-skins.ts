import type { SkinWord } from '#src/domain/animal/molt.ts';
import { grouped, plural } from '#src/domain/text/english-plural.ts';

type Nouns = {
  pre: string;
  fresh: string;
  one: string;
  past: string;
  many: string;
  last: string;
} & {
  /** Of a narrow column, where `past` is too long. */
  head?: string;
};

const first = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const said = ({ pre, fresh, one, past, many, last, head = past }: Nouns) => ({
  flags: { pre_molt: pre, fresh_molt: fresh },
  numbers: { not_molted_days: `No ${one} for`, molted_within: `${past} within` },
  longAgo: `Meals, ${many} and other records`,
  notMolted: (days: number) => `No ${one} for ${plural(days, 'day')}`,
  moltedWithin: (days: number) => `${past} within ${plural(days, 'day')}`,
  lastMolt: last,
  head,
  molt: first(one),
  resting: (n: number) => `${grouped(n)} in ${pre.toLowerCase()}`,
  signs: { pre_molt: pre.toLowerCase(), fresh_molt: `fresh ${one}` },
  ofMany: (n: number) => `${first(one)} of ${plural(n, 'pet')}`,
});

/** What lists and places say of molts, by what their animals do. */
export const listSkins = {
  molts: said({
    ...{ pre: 'Pre-molt', fresh: 'Just molted', one: 'molt', past: 'Molted' },
    ...{ many: 'molts', last: 'Last molt' },
  }),
  sheds: said({
    ...{ pre: 'Pre-shed', fresh: 'Just shed', one: 'shed', past: 'Shed' },
    ...{ many: 'sheds', last: 'Last shed' },
  }),
  both: said({
    ...{ pre: 'Pre-molt or pre-shed', fresh: 'Just molted or shed', one: 'molt or shed' },
    ...{ past: 'Molted or shed', many: 'molts, sheds', last: 'Last molt or shed' },
    head: 'Last skin',
  }),
} satisfies Record<SkinWord, ReturnType<typeof said>>;
