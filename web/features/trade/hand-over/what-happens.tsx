import { limits } from '#src/domain/limits.ts';
import { GenderCount } from '#web/components/gender-count.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { Ruler } from '#web/components/ruler.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { rulerFor } from '#web/lib/size.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { countOf, isSale, type HandOverDraft, type RecordedSale } from './hand-over-draft.ts';
import type { OfferedRow } from './offered.ts';

type Props = {
  rows: readonly OfferedRow[];
  draft: HandOverDraft;
  recorded: RecordedSale | null;
};

/** The animals, and what becomes of their records and their tags. */
export function WhatHappens(props: Props) {
  const { rows } = props;
  const { handOver } = useTexts();
  const [only] = rows;
  return (
    <aside className="panel desktop-only">
      {rows.length === 1 && only && <Who row={only} />}
      <Facts>
        <Fact label={handOver.after}>{afterText(props, handOver)}</Fact>
        <Fact label={rows.length > 1 ? handOver.tags : handOver.tag}>
          {tagText(props, handOver)}
        </Fact>
        <Fact label={handOver.valid}>{handOver.validDays(limits.handOverDays)}</Fact>
      </Facts>
    </aside>
  );
}

function Who({ row }: { row: OfferedRow }) {
  return (
    <div className="offered-who">
      <PetPicture pet={{ ...row, has_img: row.picture }} />
      <div>
        <p className="offered-name">
          {row.name} <GenderCount gender={row.gender} count={row.an_count} />
        </p>
        <p className="title-sci">
          <SpeciesName name={row.sc_name} />
        </p>
        {row.size !== null && <Ruler size={row.size} of={rulerFor(row.size)} />}
      </div>
    </div>
  );
}

/** What becomes of the records here. */
export function afterText({ rows, draft, recorded }: Props, words: Texts['handOver']): string {
  const [only] = rows;
  const isSold = isSale(draft, rows, recorded);
  if (recorded && only?.archived === 0) return words.someStay(only.an_count, only.name);
  if (recorded || rows.every(({ archived }) => archived === 1)) return words.staysArchived;
  if (rows.length > 1 || !only) return isSold ? words.allArchivedSold : words.allArchivedGiven;
  const stay = only.an_count - countOf(draft, only, recorded);
  if (stay > 0) return words.someStay(stay, only.name);
  return isSold ? words.archivedSold(only.name) : words.archivedGiven(only.name);
}

function tagText({ rows, draft, recorded }: Props, words: Texts['handOver']): string {
  const [only] = rows;
  if (rows.length > 1 || !only) return words.tagsStay;
  const isPart = only.archived === 0 && (recorded || countOf(draft, only, null) < only.an_count);
  return isPart ? words.tagOfGroup(only.tag) : words.tagStays(only.tag);
}
