// A document of a collection with names in place of ids, so that what one version wrote can be compared with what
// another one made of it.

type Id = number | null | undefined;
type Row = { id: number; name: string; [field: string]: unknown };
type Purchase = { id: number; date: string; seller?: string; parent_id?: Id };
type Part = Record<string, unknown>;

export type CollectionDocument = {
  exuvia: number;
  settings?: { conf_key: string; conf_val: string }[];
  species?: { sc_name: string }[];
  feeders?: { food: string }[];
  plans?: (Part & { fp_id: number; fp_name: string; pet_ids: number[] })[];
  purchases?: (Part & Purchase)[];
  past_pets?: (Row & { purchase_id?: Id })[];
  sales?: (Part & { pet_id?: Id; past_id?: Id })[];
  pets: (Row & {
    purchase_id?: Id;
    former_nos?: number[];
    feedings?: (Part & { fp_id?: Id })[];
  })[];
};

/** The parts that a document has. `isRead`: it was made of another one, whose numbers its animals had. */
export function linked(document: CollectionDocument, isRead: boolean) {
  const { settings, species, feeders, plans, purchases, past_pets, sales, pets } = document;
  const pet = nameOf(
    pets,
    ({ id }) => id,
    ({ name }) => name,
  );
  const past = nameOf(
    past_pets,
    ({ id }) => id,
    ({ name }) => name,
  );
  const plan = nameOf(
    plans,
    ({ fp_id }) => fp_id,
    ({ fp_name }) => fp_name,
  );
  const purchase = nameOf(
    purchases,
    ({ id }) => id,
    ({ date, seller }) => `${date} ${seller}`,
  );
  return present({
    settings: settings?.map(({ conf_key, conf_val }) => [
      conf_key,
      conf_key === 'label_pets' ? (JSON.parse(conf_val) as number[]).map(pet) : conf_val,
    ]),
    species,
    feeders,
    plans: plans?.map(({ fp_id: _fp_id, pet_ids, ...of }) => ({
      ...of,
      pet_ids: pet_ids.map(pet),
    })),
    purchases: purchases?.map(({ id: _id, ...of }) => withName(of, 'parent_id', pet)),
    past_pets: past_pets?.map(({ id: _id, ...of }) => withName(of, 'purchase_id', purchase)),
    sales: sales?.map(({ slid: _slid, ...of }) =>
      withName(withName(of, 'pet_id', pet), 'past_id', past),
    ),
    pets: pets.map(({ id, former_nos = [], feedings = [], ...of }) => ({
      ...withName(of, 'purchase_id', purchase),
      former_nos: isRead ? former_nos : [id, ...former_nos],
      feedings: feedings.map((one) => withName(one, 'fp_id', plan)),
    })),
  });
}

function nameOf<Of>(
  rows: readonly Of[] | undefined,
  id: (row: Of) => number,
  name: (row: Of) => string,
): (of: Id) => string | null {
  const names = new Map((rows ?? []).map((row) => [id(row), name(row)]));
  return (of) => names.get(of ?? 0) ?? null;
}

const withName = <Of extends Part>(row: Of, key: keyof Of & string, name: (of: Id) => unknown) =>
  key in row ? { ...row, [key]: name(row[key] as Id) } : row;

const present = <Of extends object>(parts: Of) =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
