import { stockStates } from '#src/domain/trade/stock-entries.ts';
import {
  ids,
  integer,
  list,
  named,
  nullable,
  ok,
  oneOf,
  record,
  rows,
  type Calls,
  single,
  text,
} from '#src/platform/http/document/response-shapes.ts';

const expo = 'expid e_date e_name e_table';
const newsItem = record('nid date_n n_text');
const message = 'id message_date message';
const ownReplies = { replies: integer };
const stockEntry = named(
  'StockEntry',
  record('sc_name cm_name an_type|null size currency', {
    state: oneOf(...stockStates),
    words: text,
    sexes: text,
    count: integer,
    price: nullable({ type: 'number' }),
    pet: nullable(
      named('OfferedAnimal', record('id tag has_img img_version date_f|null mmt|null')),
    ),
  }),
);

/** The calls of the club: what each is for, and what it answers. */
export const clubCalls: Calls = {
  'GET /news/newest': ['The newest news', rows(newsItem)],
  'GET /admin/news_log': ['All news', rows(newsItem)],
  'POST /admin/news_add': ['Add news', ok('id')],
  'PUT /admin/news_update': ['Change news', ok()],
  'DELETE /admin/news_delete': ['Delete news', ok()],
  'GET /expo/latest': [
    'The stock list of the current expo',
    record({
      data: nullable(named('CurrentExpo', record(expo, 'e_offer'))),
      lines: list(stockEntry),
    }),
  ],
  'GET /admin/expo_log/': ['The expos, page by page', rows(record(expo, 'ue_tableid|null'))],
  'GET /admin/expo_log/detail/{id}': [
    'An expo',
    single(expo, 'e_offer e_sold rev', { hidden: ids }),
  ],
  'POST /admin/expo_log/add': ['Add an expo', ok('id')],
  'PUT /admin/expo_log/update': ['Change an expo', ok('id')],
  'DELETE /admin/expo_log/delete': ['Delete an expo', ok()],
  'POST /contact_messages/add': ['Write to the administrator', ok('id')],
  'GET /contact_messages/list': [
    'The messages that the keeper wrote',
    rows(record(message, 'read', ownReplies)),
  ],
  'GET /contact_messages/count': ['How many messages the keeper wrote', record('count')],
  'GET /contact_messages/new_replies': [
    'The replies to the keeper’s messages that came after one',
    rows(record('id message_date', { message_id: integer })),
  ],
  'GET /contact_messages/detail/{id}': [
    'A message',
    single(message, 'uid|null uname|null email read'),
  ],
  'GET /contact_messages/replies/{id}': ['The replies to a message', rows(record(message))],
  'GET /admin/contact_messages/list': [
    'All messages, page by page',
    rows(record(message, 'uid|null uname|null email read', ownReplies)),
  ],
  'GET /admin/contact_messages/unread': ['How many messages are unread', record('count')],
  'POST /admin/contact_messages/reply': ['Reply to a message', ok('id mail')],
  'DELETE /admin/contact_messages/delete': ['Delete a message', ok()],
  'GET /site/texts': ['The texts of the house', record('legal_notice donate_text rev')],
  'PUT /admin/site/texts': ['Change the texts of the house', ok()],
};
