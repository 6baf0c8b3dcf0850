import { plans, sales, species } from './schema.ts';

// What several slices select of a record; pet-card.ts has the one of pets.

export const planColumns = {
  fp_id: plans.fp_id,
  fp_name: plans.fp_name,
  fp_repeat: plans.fp_repeat,
  fp_start: plans.fp_start,
  fp_weekdays: plans.fp_weekdays,
  fp_active: plans.fp_active,
  def_feeder: plans.def_feeder,
};

/** Of a sale all but the names, which a list takes from the pet as long as there is one. */
export const saleColumns = {
  slid: sales.slid,
  pet_id: sales.pet_id,
  s_count: sales.s_count,
  s_size: sales.s_size,
  total_price: sales.total_price,
  shipping: sales.shipping,
  s_date: sales.s_date,
  s_notes: sales.s_notes,
  buyer_name: sales.buyer_name,
  buyer_contact: sales.buyer_contact,
  buyer_address: sales.buyer_address,
  document_no: sales.document_no,
  archived_pet: sales.archived_pet,
};

/** What an editor writes of a species. */
export const speciesColumns = {
  sc_name: species.sc_name,
  an_type: species.an_type,
  cm_name: species.cm_name,
  env_type: species.env_type,
  humidity: species.humidity,
  country_code: species.country_code,
  notes: species.notes,
  care_sheet: species.care_sheet,
};
