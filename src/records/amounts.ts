import { currencyDigits } from '#src/domain/trade/currencies.ts';
import { amountOf, isAmount, minorUnits } from '#src/domain/trade/money.ts';
import { limits } from '#src/domain/limits.ts';
import { issue, type FieldIssues, type Issue } from '#src/domain/problems/codes.ts';
import { moneyFields, type Fields } from './fields.ts';

// Amounts travel as decimal numbers in their record's currency, and are stored in its minor units.

/** The same fields, with numbers where a number or its text was sent. */
type InMinor<Row> = {
  [Key in keyof Row]: number | string extends Row[Key]
    ? number | Extract<Row[Key], null | undefined>
    : Row[Key];
};

/** A stored row as it is answered: its amounts as decimal numbers. */
export function withAmounts<Row extends { currency: string }>(fields: Fields, row: Row): Row {
  const stored = row as Record<string, unknown>;
  const amounts = moneyFields(fields).map((key) => [
    key,
    amountOf(Number(stored[key]), row.currency),
  ]);
  return { ...row, ...Object.fromEntries(amounts) };
}

/** The amounts that were sent, in minor units, and what is wrong with them by field. */
export function inMinorUnits<Row extends object>(
  fields: Fields,
  row: Row,
  currency: string,
): { values: InMinor<Row>; issues: FieldIssues } {
  const values = Object.fromEntries(Object.entries(row));
  const issues: FieldIssues = {};
  for (const key of moneyFields(fields)) {
    const amount = values[key];
    if (amount === undefined || amount === null) continue;
    const minor = isAmount(amount) ? minorUnits(amount, currency) : null;
    if (minor === null) issues[key] = amountIssue(amount, currency);
    else values[key] = minor;
  }
  return { values: values as InMinor<Row>, issues };
}

function amountIssue(amount: unknown, currency: string): Issue {
  if (!isAmount(amount)) return issue('not_money');
  const decimals = currencyDigits(currency);
  const sent = String(amount).split('.')[1]?.length ?? 0;
  if (sent > decimals) return issue('money_decimals', { currency, decimals });
  return issue('too_big', { max: amountOf(limits.price.max, currency) });
}
