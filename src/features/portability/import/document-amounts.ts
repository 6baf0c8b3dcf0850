import { isSettingValue, settingDefaults } from '#src/domain/accounts/settings.ts';
import { amountOf } from '#src/domain/trade/money.ts';
import type { RowIssue } from '#src/platform/http/problem.ts';
import { inMinorUnits } from '#src/records/amounts.ts';
import { moneyFields, type Fields } from '#src/records/fields.ts';

type Setting = { conf_key: string; conf_val: string };
type Priced = { currency?: string | null | undefined };

/** The currency of the amounts that name none: the one the keeper had when the document was written. */
export function documentCurrency(settings: readonly Setting[]): string {
  const key = 'display_currency';
  const chosen = settings.find(({ conf_key }) => conf_key === key);
  try {
    const value: unknown = chosen && JSON.parse(chosen.conf_val);
    return isSettingValue(key, value) ? value : settingDefaults[key];
  } catch {
    return settingDefaults[key];
  }
}

/** The rows with their amounts as decimal numbers in a currency. Documents of version 1 have minor units without. */
export function withCurrency<Row extends Priced>(
  rows: readonly Row[],
  fields: Fields,
  { version, currency }: { version: unknown; currency: string },
): Row[] {
  return rows.map((row) => {
    const own = row.currency ?? currency;
    const amounts = version === 1 ? fromMinorUnits(row, fields, own) : {};
    return { ...row, ...amounts, currency: own };
  });
}

/** What is wrong with the amounts of rows that are valid otherwise. */
export const amountIssues = <Row extends Priced>(
  rows: readonly Row[],
  fields: Fields,
  name: string,
): RowIssue[] =>
  rows.flatMap((row, at) =>
    Object.entries(inMinorUnits(fields, row, row.currency ?? '').issues).map(
      ([field, problem]) => ({
        row: at + 1,
        field: `${name}.${field}`,
        issue: problem,
      }),
    ),
  );

/** What is no whole number is no amount. */
function fromMinorUnits(row: object, fields: Fields, currency: string) {
  const given = Object.entries(row).filter(([key]) => moneyFields(fields).includes(key));
  return Object.fromEntries(
    given.map(([key, minor]) => [
      key,
      Number.isSafeInteger(minor) ? amountOf(Number(minor), currency) : Number.NaN,
    ]),
  );
}
