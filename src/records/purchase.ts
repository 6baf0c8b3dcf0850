import { limits } from '#src/domain/limits.ts';
import { formFields, type Fields } from './fields.ts';

/** Bought animals or things, and own offspring. Its species, its pets and the parent are relations. */
export const purchaseFields = {
  custom_text: { kind: 'line', max: limits.custom_text, empty: '', form: true },
  price: { kind: 'money', empty: 0, form: true },
  currency: { kind: 'currency', empty: undefined, form: true },
  count: { kind: 'whole', ...limits.an_count, empty: 1, form: true },
  size: { kind: 'number', ...limits.size, unit: 'cm', empty: null, form: true },
  date: { kind: 'day', form: true },
  seller: { kind: 'line', max: limits.seller, empty: '', form: true },
  seller_address: { kind: 'text', max: limits.seller_address, empty: '', form: true },
  document_no: { kind: 'line', max: limits.document_no, empty: '', form: true },
  notes: { kind: 'text', max: limits.purchase_notes, empty: '', form: true },
  bred: { kind: 'flag', empty: 0, form: true },
  /** Of a parent whose record was deleted. */
  parent_name: { kind: 'line', max: limits.pet_name, empty: '' },
} as const satisfies Fields;

export const purchaseFormFields = formFields(purchaseFields);

const { date, price, currency, seller, size } = purchaseFields;

/** What a row of pets says of how its pet was acquired. */
export const acquiredFields = { date, price, currency, seller, size };
