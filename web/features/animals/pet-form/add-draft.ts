import { isDay, type Day } from '#src/domain/days.ts';
import { isTooLarge, sizeKind } from '#src/domain/animal/measurements.ts';
import type { Gender } from '#src/domain/enums.ts';
import { futureProblem } from '#src/domain/form-checks.ts';
import { readDayHere } from '#web/lib/said-day.ts';
import { limits } from '#src/domain/limits.ts';
import { firstDayOf } from '#src/domain/partial-days.ts';
import type { ChosenSpecies } from '#web/components/species-field.tsx';
import type { PlaceChoice } from '#web/features/animals/places/place-field.tsx';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { readAmount } from '#web/lib/money.ts';
import { parseSize } from '#web/lib/parse-size.ts';
import { lengthText } from '#web/lib/size.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { FieldProblem } from '#web/ui/field.tsx';

/** New animals in the form: days, sizes and prices as they are typed. */
export type AddDraft = {
  species: ChosenSpecies | null;
  name: string;
  gender: Gender;
  count: number;
  /** Several as one group, in one record. */
  together: boolean;
  size: string;
  /** The keeper has said that the size is right, though hardly any animal of the type gets so large. */
  is_large: boolean;
  date_mt: string;
  kept_since: string;
  hatched: string;
  date_f: string;
  food: string;
  place: PlaceChoice | null;
  plan_ids: string[];
  price: string;
  seller: string;
  notes: string;
};

/** Records that the form makes at once. */
const MOST_RECORDS = 50;

export const emptyDraft = (species: ChosenSpecies | null): AddDraft => ({
  ...{ species, name: '', gender: 'other', count: 1, together: false, size: '', is_large: false },
  ...{ date_mt: '', kept_since: '', hatched: '', date_f: '', food: '', place: null, plan_ids: [] },
  ...{ price: '', seller: '', notes: '' },
});

/** What the next animal has in common with the one before; nobody is bought that is not said to be. */
export const nextDraft = ({ species, place, plan_ids }: AddDraft): AddDraft => ({
  ...emptyDraft(species),
  ...{ place, plan_ids },
});

export const isBought = ({ price, seller }: Pick<AddDraft, 'price' | 'seller'>) =>
  price.trim() !== '' || seller.trim() !== '';

type Checks = { today: Day; currency: string; isReachable: boolean; pets: Texts['pets'] };

/** What is missing or wrong, by field. */
export function addProblems(draft: AddDraft, checks: Checks): Record<string, FieldProblem> {
  const { today, currency, isReachable, pets } = checks;
  const { addForm } = pets;
  const days = (['date_mt', 'kept_since', 'hatched', 'date_f'] as const).map(
    (field) => [field, dayProblem(draft[field], today, addForm.dayWrong)] as const,
  );
  const all: (readonly [string, FieldProblem | null | false])[] = [
    ['p_sc_id', !draft.species && pets.needSpecies],
    ['count', !draft.together && draft.count > MOST_RECORDS && addForm.tooMany(MOST_RECORDS)],
    ['size', parseSize(draft.size) === 'wrong' && pets.sizeProblem(lengthText(limits.size.max))],
    ['size', isSizeDoubted(draft) && !draft.is_large && addForm.isTooLarge],
    ...days,
    ['price', readAmount(draft.price, currency) === null && addForm.priceWrong],
    ['seller', isBought(draft) && !isReachable && addForm.boughtOffline],
  ];
  return Object.fromEntries(all.flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));
}

/** '45 cm' of a spider: asked about, never refused. */
export function isSizeDoubted({ species, size }: Pick<AddDraft, 'species' | 'size'>): boolean {
  const cm = parseSize(size);
  return species !== null && typeof cm === 'number' && isTooLarge(species.an_type, undefined, cm);
}

function dayProblem(typed: string, today: Day, wrong: string): FieldProblem | null {
  if (typed.trim() === '') return null;
  const said = readDayHere(typed, today);
  return said === null ? wrong : futureProblem(said, today);
}

/** A month or a year is stored as its first day, so the notes say how much is known. */
function vagueDays(draft: AddDraft, { today, pets }: Pick<Checks, 'today' | 'pets'>): string[] {
  const days = [
    [pets.fields.kept_since, draft.kept_since],
    [pets.addForm.molted, draft.date_mt],
    [pets.addForm.fed, draft.date_f],
  ] as const;
  return days.flatMap(([label, typed]) => {
    const said = readDayHere(typed, today);
    return said === null || isDay(said) ? [] : [`${label}: ${formatPartialDay(said)}`];
  });
}

/** What a complete draft stores. Sizes in cm. */
export function newAnimals(
  draft: AddDraft & { species: ChosenSpecies },
  { today, currency, pets }: Pick<Checks, 'today' | 'currency' | 'pets'>,
) {
  const { species, count, together, gender, place } = draft;
  const dayOf = (typed: string) => {
    const said = readDayHere(typed, today);
    return said && firstDayOf(said);
  };
  const parsed = parseSize(draft.size);
  const size = parsed === 'wrong' ? null : parsed;
  const [date_mt, date_f, kept_since] = [draft.date_mt, draft.date_f, draft.kept_since].map(dayOf);
  const bought = isBought(draft);
  const isMeasured = size !== null && !date_mt;
  return {
    sc_name: species.sc_name,
    name: draft.name.trim(),
    records: together ? 1 : count,
    plan_ids: draft.plan_ids.map(Number),
    place,
    animal: {
      ...{ p_sc_id: species.sc_id, gender, an_count: together ? count : 1 },
      ...{ kept_since: kept_since ?? null, hatched: readDayHere(draft.hatched, today) },
      notes: [draft.notes.trim(), ...vagueDays(draft, { today, pets })].filter(Boolean).join('\n'),
    },
    molt: date_mt ? { date_mt, size } : null,
    measured: isMeasured ? { date_ms: today, kind: sizeKind(species.an_type), value: size } : null,
    meal: date_f ? { date_f, food: draft.food, progress: 0 as const } : null,
    purchase: bought
      ? {
          ...{ date: kept_since ?? today, currency, seller: draft.seller.trim() },
          price: readAmount(draft.price, currency) ?? 0,
          // the size of today is none of years ago
          size: date_mt || (kept_since && kept_since < today) ? null : size,
        }
      : null,
  };
}

export type NewAnimals = ReturnType<typeof newAnimals>;
