import { displayCurrency } from './currency.queries.ts';
import type { Executor } from '#src/db/database.ts';
import { invalid } from '#src/platform/http/problem.ts';
import { inMinorUnits } from '#src/records/amounts.ts';
import { moneyFields, type Fields } from '#src/records/fields.ts';

/**
 * What a new record stores of its amounts: minor units, in the currency that was named, else the keeper's of now.
 * @throws Problem 422
 */
export const newAmounts = <Row extends { currency?: string | null | undefined }>(
  db: Executor,
  uid: number,
  fields: Fields,
  row: Row,
) => minor(fields, row, row.currency ?? displayCurrency(db, uid));

/** What a change stores. In another currency an amount that is not sent keeps its number. @throws Problem 422 */
export function changedAmounts<Row extends { currency?: string | undefined }>(
  fields: Fields,
  row: Row,
  before: { currency: string },
) {
  const { currency = before.currency } = row;
  if (currency === before.currency) return minor(fields, row, currency);
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const amounts = Object.entries(before).filter(([key]) => moneyFields(fields).includes(key));
  return minor(
    fields,
    { ...Object.fromEntries(amounts), ...Object.fromEntries(given) } as Row,
    currency,
  );
}

function minor<Row extends object>(fields: Fields, row: Row, currency: string) {
  const { values, issues } = inMinorUnits(fields, row, currency);
  if (Object.keys(issues).length > 0) throw invalid(issues);
  return { ...values, currency };
}
