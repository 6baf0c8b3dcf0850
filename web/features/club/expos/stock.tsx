import { animalTypes } from '#src/domain/enums.ts';
import type { StockEntry } from '#src/domain/trade/stock-entries.ts';
import {
  countTypes,
  findStock,
  stockBlocks,
  type StockBlock,
  type StockGroup,
} from '#src/domain/trade/stock-groups.ts';
import { speciesNameProblem } from '#src/domain/text/species-name.ts';
import { rulerWidth } from '#web/components/ruler.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useChoiceParam, useTextParam } from '#web/lib/params.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ChipGroup } from '#web/ui/chips.tsx';
import { classes } from '#web/ui/classes.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { StockItem } from './stock-item.tsx';

const choices = ['all', ...animalTypes] as const;

/** What is offered, by species. */
export function Stock({ entries }: { entries: readonly StockEntry[] }) {
  const { expo } = useTexts();
  const [search, setSearch] = useTextParam('search');
  const [type, setType] = useChoiceParam('type', choices, 'all');
  const found = findStock(entries, search, type === 'all' ? null : type);
  const of = rulerWidth(entries.map(({ size }) => size));
  return (
    <section aria-label={expo.list}>
      <search className="toolbar" aria-label={expo.list}>
        <div className="toolbar-row">
          <SearchField
            quick
            label={expo.search}
            placeholder={expo.searchPlaceholder}
            value={search}
            onSearch={setSearch}
          />
        </div>
        <Types entries={entries} value={type} onChange={setType} />
      </search>
      <p className="visually-hidden" role="status">
        {search !== '' && expo.found(found.length)}
      </p>
      {found.length === 0 ? (
        <p className="muted">{expo.nothingFound}</p>
      ) : (
        <div className="stock">
          {stockBlocks(found).map((block, at, blocks) =>
            'words' in block ? (
              <p
                key={at}
                className={classes(
                  'stock-remark',
                  isHeading(block.words, blocks[at + 1]) && 'leads',
                )}
              >
                {block.words}
              </p>
            ) : (
              <Group key={at} group={block} of={of} />
            ),
          )}
        </div>
      )}
    </section>
  );
}

type TypeChoice = (typeof choices)[number];

function Types(props: {
  entries: readonly StockEntry[];
  value: TypeChoice;
  onChange: (value: TypeChoice) => void;
}) {
  const { entries, value, onChange } = props;
  const { expo } = useTexts();
  const counts = countTypes(entries);
  const there = animalTypes.filter((type) => counts.has(type) || type === value);
  if (there.length < 2) return null;
  return (
    <ChipGroup
      label={expo.types}
      scroll
      value={value}
      onChange={onChange}
      choices={[
        { value: 'all', label: expo.allTypes, icon: 'grid' },
        ...there.map((type) => ({
          value: type,
          icon: type,
          label: (
            <>
              {expo.typesMany[type]} <span className="num">{counts.get(type) ?? 0}</span>
            </>
          ),
        })),
      ]}
    />
  );
}

function Group({ group: { sc_name, cm_name, entries }, of }: { group: StockGroup; of: number }) {
  const { expo } = useTexts();
  return (
    <section className="box" aria-label={sc_name || expo.list}>
      {sc_name !== '' && (
        <div className="stock-head">
          <h2>{isSpecies(entries, sc_name) ? <SpeciesName name={sc_name} /> : sc_name}</h2>
          {cm_name !== '' && <p className="small muted">{cm_name}</p>}
        </div>
      )}
      <ul className="stock-rows">
        {entries.map((entry, at) => (
          <StockItem key={at} entry={entry} of={of} />
        ))}
      </ul>
    </section>
  );
}

/** A line right before a species is its heading, unless it is an offer itself ('Damon diadema 0.0.3, 8 EUR'). */
const isHeading = (words: string, next: StockBlock | undefined) =>
  next !== undefined && 'entries' in next && !/\d\.\d/.test(words);

/** 'Damon diadema' is set in italics though nobody keeps it, 'The large one' is not. */
const isSpecies = (entries: readonly StockEntry[], sc_name: string) =>
  entries.some(({ an_type }) => an_type !== null) ||
  (/^[A-Z](?:[a-z]+|\.) [a-z]{3,}/.test(sc_name) && speciesNameProblem(sc_name) === null);
