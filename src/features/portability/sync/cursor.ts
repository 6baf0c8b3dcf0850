// The text that names what a device holds. Devices send it back as it is.

/** Raised when an answer holds something that earlier ones did not: devices then take everything again. */
const FORM = 9;

/** What a cursor names: the database, the keeper's revision, and that of the shared species list. */
type Place = { database: string; rev: number; species: number };
/** What there is. `oldest`: what happened before this revision is forgotten in part. */
export type State = Place & { oldest: number };

export type Cursor = Place & {
  /** Tells the plans' `used_before` that the device has from others: they change with time alone. */
  plans: string;
  /** The last feeding of the database (anyone's) when the device was last told of all: it holds none with a higher id. */
  feeding: number;
  /** Set while there are more pages: `rev` is then the revision that the device began with, -1 for none. */
  page: Page | null;
};

/**
 * `until`: the revision of the first page; `after`: the last animal so far; `keys`: whether `answered` is asked for;
 * `feeding`: the last one at the first page.
 */
export type Page = { until: number; after: number; keys: 0 | 1; feeding: number };

export function writeCursor({ database, rev, species, plans, feeding, page }: Cursor): string {
  const more = page ? [page.until, page.after, page.keys, page.feeding] : [];
  return [FORM, database, rev, species, plans, feeding, ...more].join('.');
}

const shape =
  /^(?<form>\d+)\.(?<database>[\w-]+)\.(?<rev>-?\d+)\.(?<species>\d+)\.(?<plans>\w+)\.(?<feeding>\d+)(\.(?<until>\d+)\.(?<after>\d+)\.(?<keys>[01])\.(?<last>\d+))?$/;

/**
 * Null for a cursor that says nothing of this database as it is now: of another one, of one that had gone
 * further, or one that is too old.
 */
export function readCursor(text: string, here: State): Cursor | null {
  const said = shape.exec(text)?.groups;
  if (!said || Number(said['form']) !== FORM || said['database'] !== here.database) return null;
  const rev = Number(said['rev']);
  const until = said['until'] === undefined ? null : Number(said['until']);
  if (Math.max(rev, until ?? 0) > here.rev || (until ?? rev) < here.oldest) return null;
  const page: Page | null =
    until === null
      ? null
      : {
          ...{ until, after: Number(said['after']), keys: said['keys'] === '1' ? 1 : 0 },
          feeding: Number(said['last']),
        };
  return {
    database: here.database,
    rev,
    species: Number(said['species']),
    plans: said['plans'] ?? '',
    feeding: Number(said['feeding']),
    page,
  };
}
