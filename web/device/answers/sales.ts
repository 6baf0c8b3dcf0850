import type { Answers } from '../answers.ts';
import { displayCurrency, isSoldOut, priceOf } from '../sold.ts';
import { idOf } from './params.ts';

/** What a sale starts from; all else of the trade is the server's. */
export const saleAnswers: Answers = {
  '/sales/likely/:id': (collection, { params: [id] }) => {
    const animal = collection.animals.get(idOf(id));
    if (!animal) return undefined;
    const currency = displayCurrency(collection);
    return {
      an_count: isSoldOut(animal) ? 0 : animal.an_count,
      s_size: animal.size,
      ...priceOf(collection, animal, currency),
      currency,
    };
  },
};
