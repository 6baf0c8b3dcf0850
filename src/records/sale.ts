import { limits } from '#src/domain/limits.ts';
import { formFields, type Fields } from './fields.ts';

/** Animals handed over. */
export const saleFields = {
  s_count: { kind: 'whole', ...limits.an_count, empty: 1, form: true },
  s_size: { kind: 'number', ...limits.size, unit: 'cm', empty: null, form: true },
  total_price: { kind: 'money', empty: 0, form: true },
  shipping: { kind: 'money', empty: 0, form: true },
  currency: { kind: 'currency', empty: undefined, form: true },
  s_date: { kind: 'day', form: true },
  s_notes: { kind: 'text', max: limits.sale_notes, empty: '', form: true },
  buyer_name: { kind: 'line', max: limits.buyer_name, empty: '', form: true },
  buyer_contact: { kind: 'line', max: limits.buyer_contact, empty: '', form: true },
  buyer_address: { kind: 'text', max: limits.buyer_address, empty: '', form: true },
  document_no: { kind: 'line', max: limits.document_no, empty: '', form: true },
  archived_pet: { kind: 'flag', empty: 0 },
  returned: { kind: 'flag', empty: 0 },
} as const satisfies Fields;

export const saleFormFields = formFields(saleFields);

/** What the pet was called, so that the sale outlives its record. */
export const saleNames = {
  pet_name: { kind: 'line', max: limits.pet_name, empty: '' },
  sc_name: { kind: 'text', max: limits.sc_name, empty: '' },
} as const satisfies Fields;
