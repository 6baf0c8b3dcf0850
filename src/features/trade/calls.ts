import {
  field,
  file,
  ids,
  integer,
  list,
  named,
  nullable,
  ok,
  oneOf,
  record,
  rows,
  text,
  type Calls,
  single,
} from '#src/platform/http/document/response-shapes.ts';
import { documentKinds } from '#src/domain/documents/kind.ts';
import { archiveReasons } from '#src/domain/enums.ts';
import { priceSources } from '#src/domain/trade/proposed-price.ts';
import { handOverStates } from '#src/domain/trade/hand-over.ts';
import { purchaseFields } from '#src/records/purchase.ts';
import { saleFields } from '#src/records/sale.ts';

const purchaseRow = [
  'id rev',
  purchaseFields,
  'parent_name|null parent_id|null sc_id|null sc_name|null cm_name|null an_type|null name',
] as const;
const purchase = named('Purchase', record(...purchaseRow, 'pets'));
const young = record(
  'id name sc_name an_type gender an_count animals archived archive_reason has_img img_version purchase_id date',
);
const saleRow = ['slid pet_id|null', saleFields, 'rev name sc_name archived_before|null'] as const;
const sale = named('Sale', record(...saleRow));
const leaving = record('slid|null name address contact document_no note date|null count', {
  reason: oneOf(...archiveReasons),
});
const entry = named(
  'StockBookEntry',
  record(
    'pet_id|null past_id|null pet_no|null former_no|null tag|null purchase_id|null name sc_name cm_name in_count bred parent_name|null seller seller_address in_document_no size in_date|null',
    'hatched',
    {
      gender: nullable(field('gender')),
      kept_since: nullable(field('day')),
      recorded: nullable(field('day')),
      out: list(leaving),
    },
  ),
);
const month = { month: { ...text, description: 'YYYY-MM.' } };
const csv = file('text/csv');

const sums = (amounts: string) => {
  const totals = { totals: list(record('currency', amounts)) };
  return record('currency', amounts, totals, {
    by_year: list(record('year', amounts, totals)),
    by_month: list(record(month, amounts, totals)),
  });
};

const flag = field('own');
const dayOrNull = nullable(field('day'));
const code = { ...text, description: 'Of a hand-over.', examples: ['K7M2-9QXD'] };
const offeredAnimal = [
  'name sc_name cm_name an_type gender an_count tag size weight|null notes feedings refused refusals refused_since|null pre_molt hatched kept_since bred parent_name document_no',
  {
    no: integer,
    picture: flag,
    pictures: integer,
    first: dayOrNull,
    molts: list(record('date_mt size')),
    last_fed: nullable(named('LastFed', record('date_f food'))),
  },
] as const;
const paper = ['name bytes', { kind: oneOf(...documentKinds) }] as const;
/** An animal of a hand-over as it is shown. */
export const offered = named(
  'OfferedAnimal',
  record(...offeredAnimal, { papers: list(record(...paper)) }),
);
const offerable = record(...offeredAnimal, 'id events measurements archived', {
  papers: list(record('id', ...paper)),
  picture_bytes: field('bytes'),
  open: { type: ['integer', 'null'], description: 'The open hand-over that it is in.' },
});
const handOver = [
  'id created expires',
  {
    code,
    state: oneOf(...handOverStates),
    ended: nullable(field('created')),
    fetched: nullable(field('created')),
    reason: oneOf('sold', 'given'),
    ...{ history: flag, pictures: flag, notes: flag, origin: flag },
    pets: list(record('id name tag')),
  },
] as const;

/** The calls about purchases, sales, the stock book and hand-overs: what each is for, and what it answers. */
export const tradeCalls: Calls = {
  'GET /purchases/list': ['Purchases, page by page', rows(purchase)],
  'GET /purchases/detail/{id}': [
    'A purchase with its animals',
    single(...purchaseRow, 'rest own', { pets: list(young) }),
  ],
  'GET /purchases/pet_data/{id}': [
    'The purchase that an animal came by',
    record({ data: nullable(purchase), purchase: nullable(purchase) }),
  ],
  'GET /purchases/child_pets/{id}': ['The offspring of an animal', rows(young)],
  'GET /purchases/sums': ['What was spent, by year and month', sums('count total')],
  'GET /purchases/export': ['Purchases as CSV', csv],
  'POST /purchases/add': ['Add a purchase', ok('id')],
  'POST /purchases/add_pet': ['Add animals of a purchase', ok('id', { ids })],
  'POST /purchases/update': ['Change a purchase', ok('id')],
  'DELETE /purchases/delete': ['Delete a purchase', ok()],
  'GET /sales/list': ['Sales, page by page', rows(sale)],
  'GET /sales/detail/{id}': ['A sale', single(...saleRow, 'own')],
  'GET /sales/pet_data/{id}': ['The sales of an animal', rows(sale)],
  'GET /sales/pets': [
    'Animals that a sale can be noted of: those that are kept, and those archived as sold without one',
    rows(
      record(
        'id name sc_id sc_name cm_name an_type gender an_count has_img img_version archived archive_date',
      ),
    ),
  ],
  'GET /sales/likely/{id}': [
    'What a sale of an animal may start from',
    record('an_count s_size price|null currency', {
      price_source: nullable(oneOf(...priceSources)),
    }),
  ],
  'GET /sales/sums': ['What was earned, by year and month', sums('count animals total shipping')],
  'GET /sales/export': ['Sales as CSV', csv],
  'POST /sales/add': ['Add a sale', ok('id slid archived left')],
  'POST /sales/update': ['Change a sale', ok('id')],
  'POST /sales/erase_buyer': ['Forget who bought', ok()],
  'DELETE /sales/delete': ['Delete a sale', ok()],
  'GET /document/list': [
    'The papers of an animal, a purchase or a sale',
    rows(record('id created bytes', { name: text, kind: oneOf(...documentKinds) })),
  ],
  'GET /document/usage': ['How many papers the keeper has', record('count bytes max')],
  'GET /document/file/{id}': ['A paper, as a file to save', file('application/octet-stream')],
  'POST /document/upload': ['Add a paper to an animal, a purchase or a sale', ok('id')],
  'PUT /document/rename': ['Rename a paper', ok()],
  'DELETE /document/delete': ['Delete a paper', ok()],
  'PUT /document/restore': ['Undo the deletion of a paper, within an hour', ok()],
  'GET /stock_book/list': [
    'The book of what came and what left',
    rows(entry, { totals: record('came left stock') }),
  ],
  'GET /stock_book/pet/{id}': ['The book’s entry of an animal', entry],
  'GET /stock_book/sale/{id}': ['The book’s entry of a sale', entry],
  'GET /hand_over/preview': ['What of these animals could go to another keeper', rows(offerable)],
  'POST /hand_over/add': ['Offer animals to another keeper', ok('id', { code })],
  'GET /hand_over/list': ['The keeper’s hand-overs, page by page', rows(record(...handOver))],
  'GET /hand_over/detail/{id}': ['A hand-over with its link', single(...handOver, 'link')],
  'DELETE /hand_over/delete': ['Take an offer back', ok()],
  'PUT /hand_over/finish': ['Note that the animals have arrived', ok()],
  'GET /hand_over/open/{code}': [
    'What a code offers, for anyone who has it',
    single('id|null created expires own', {
      code,
      from: { ...text, description: 'The name of the keeper who offers it.' },
      file_bytes: { ...field('bytes'), description: 'About how large the file is.' },
      animals: list(offered),
    }),
  ],
  'GET /hand_over/picture/{code}/{no}': ['The picture of an offered animal', file('image/webp')],
  'POST /hand_over/taken': ['Tell the giver that another installation has the animals', ok()],
};
