import type { Answers } from '../answers.ts';
import { displayCurrency, isSoldOut, priceOf } from '../sold.ts';
import { searchWords } from '#src/domain/text/search-words.ts';
import { inOrder } from './animal-order.ts';
import { searchIn } from './animal-search.ts';
import { idOf, pageOf, searchOf } from './params.ts';
import { petIdentity } from './pet-card.ts';

/** What can be sold, and what a sale starts from; all else of the trade is the server's. */
export const saleAnswers: Answers = {
  '/sales/pets': (collection, { query }) => {
    const page = pageOf(query);
    const search = searchOf(query);
    if (!page || search === null) return undefined;
    const words = searchWords(search);
    const isFound = words.length > 0 ? searchIn(collection, words) : () => true;
    const found = inOrder(collection, 'name').filter(isFound);
    const kept = found.filter(({ archived }) => archived === 0);
    const gone = found.filter((one) => one.archive_reason === 'sold' && !isSoldOut(one));
    const all = [...kept, ...gone];
    const rows = all.slice(page.offset, page.offset + page.limit).map((animal) => {
      const { archived, archive_date } = animal;
      return { ...petIdentity(collection, animal), archived, archive_date };
    });
    return { rows, count: all.length };
  },
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
