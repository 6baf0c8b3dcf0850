import type { Day } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import type { Animal, DeviceSale } from '#src/domain/sync/collection.ts';
import { isCurrency } from '#src/domain/trade/currencies.ts';
import { amountOf, minorUnits } from '#src/domain/trade/money.ts';
import { isSoldOut, displayCurrency } from '#web/device/sold.ts';
import { ok, placed, revised, withHead, writer } from './writer.ts';

// As features/trade/sales/sales.service.ts and sold-animals.service.ts.

type Sale = {
  pet_id: number;
  s_count?: number;
  s_date?: Day;
  total_price?: number;
  shipping?: number;
  currency?: string;
};

const add = writer<Sale>((collection, body, { today, idFor }) => {
  const { pet_id, s_count = 1, s_date = today } = body;
  const { total_price = 0, shipping = 0, currency = displayCurrency(collection) } = body;
  const animal = collection.animals.get(pet_id);
  const amounts = isCurrency(currency)
    ? [total_price, shipping].map((amount) => minorUnits(amount, currency))
    : [null];
  if (!animal || s_date > today || !canSell(animal, s_count) || amounts.includes(null))
    return undefined;
  const slid = idFor(pet_id);
  const left = animal.an_count - s_count;
  const archived_pet = left === 0 ? 1 : 0;
  const sale: DeviceSale = {
    ...{ slid, s_date, s_count, currency, archived_pet, returned: 0 },
    total_price: amountOf(amounts[0] ?? 0, currency),
    ...(animal.archived && { archived_before: animal.archive_date ?? ('' as const) }),
  };
  const changed = archived_pet
    ? { ...animal, ...sold(s_date), sales: released(animal.sales) }
    : revised(animal, { an_count: left }, ['an_count']);
  const sales = placed(changed.sales, sale, (row) => row.s_date);
  return {
    collection: withHead(collection, { ...changed, sales }),
    answer: { ...ok, id: slid, slid, archived: archived_pet, left },
    pets: [pet_id],
  };
});

const remove = writer<{ slid: number; restore?: 0 | 1 }>((collection, { slid, restore = 0 }) => {
  for (const animal of collection.animals.values()) {
    const sale = animal.sales.find((one) => one.slid === slid);
    if (!sale) continue;
    const sales = animal.sales.filter((one) => one !== sale);
    const changed = restore && !sale.returned ? restored(animal, sale) : animal;
    if (!changed) return undefined;
    const isBack = changed !== animal && isSoldOut(animal);
    const after = { ...changed, sales: isBack ? released(sales) : sales };
    return {
      collection: withHead(collection, after),
      answer: ok,
      pets: [animal.id],
    };
  }
  return undefined;
});

export const saleWriters = {
  'POST /sales/add': add,
  'DELETE /sales/delete': remove,
};

function canSell(animal: Animal, s_count: number): boolean {
  const { archived, archive_reason, an_count } = animal;
  const isThere = !archived || (archive_reason === 'sold' && !isSoldOut(animal));
  return isThere && Number.isInteger(s_count) && s_count >= 1 && s_count <= an_count;
}

const sold = (archive_date: Day) =>
  ({ archived: 1, archive_reason: 'sold', archive_date }) as const;

/** No sale of the animal stands for its archiving any more. */
const released = (sales: readonly DeviceSale[]): DeviceSale[] =>
  sales.map((sale) => (sale.archived_pet ? { ...sale, archived_pet: 0 } : sale));

/** With the animals of a sale; undefined where only the server knows who has the tag meanwhile. */
function restored(animal: Animal, { s_count, archived_before }: DeviceSale): Animal | undefined {
  if (!isSoldOut(animal)) {
    const an_count = animal.an_count + s_count;
    return an_count <= limits.an_count.max
      ? revised(animal, { an_count }, ['an_count'])
      : undefined;
  }
  if (archived_before !== undefined) {
    const before = { ...animal, archive_date: archived_before || null };
    return revised(before, { an_count: s_count }, ['an_count']);
  }
  if (animal.handed_over) return undefined;
  return revised({ ...animal, ...inUse }, { an_count: s_count }, ['an_count']);
}

const inUse = { archived: 0, archive_reason: null, archive_date: null, archive_note: '' } as const;
