import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { addDays, type Day } from '#src/domain/days.ts';
import type { Executor } from '#src/db/database.ts';
import { stockLine } from '#src/domain/trade/stock-list.ts';
import * as tables from '#src/db/schema.ts';
import { dice } from './history.ts';

const sellers = ['Spinnenbörse Hamm', 'Marta Keller', 'Arachno Shop', 'Terraristika, table 12'];

/** Where the animals came from, and what else was bought: prices in cents. */
export function fillInventory(tx: Executor, uid: number, ids: number[], today: Day): void {
  const random = dice(uid * 77);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  for (const [at, id] of ids.entries()) {
    if (random() < 0.25) continue;
    const pet = tx
      .select()
      .from(tables.pets)
      .where(sql`id = ${id}`)
      .get();
    if (!pet) continue;
    const bred = uid === 2 && at >= 30 && at <= 34;
    const { id: purchase_id } = tx
      .insert(tables.purchases)
      .values({
        uid,
        date: pet.created.slice(0, 10),
        count: pet.an_count,
        price: bred ? 0 : (8 + Math.floor(random() * 90)) * 100,
        seller: bred ? '' : pick(sellers),
        sc_id: pet.sc_id,
        parent_id: bred ? (ids[0] ?? null) : null,
      })
      .returning({ id: tables.purchases.id })
      .get();
    tx.update(tables.pets)
      .set({ purchase_id })
      .where(sql`id = ${id}`)
      .run();
  }
  tx.insert(tables.purchases)
    .values({
      uid,
      custom_text: 'Terrarium 60 x 40 x 40 with lamp',
      price: 12_900,
      date: addDays(today, -120),
      seller: 'Arachno Shop',
    })
    .run();
}

/** What the administrator could sell: groups and slings, each with a price. */
function stockList(tx: Executor): string {
  const { pets, species } = tables;
  const offered = or(gt(pets.an_count, 1), eq(pets.gender, 'other'));
  const groups = tx
    .select({
      id: pets.id,
      name: pets.name,
      sc_name: species.sc_name,
      gender: pets.gender,
      an_count: pets.an_count,
      size: pets.size,
    })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(and(eq(pets.uid, 2), eq(pets.archived, 0), lt(pets.an_count, 50), offered))
    .orderBy(species.sc_name)
    .limit(8)
    .all();
  const kinds = [...new Set(groups.map(({ sc_name }) => sc_name))];
  return groups
    .map((pet) => {
      const price = `€${[35, 15, 12, 25, 60][kinds.indexOf(pet.sc_name) % 5]}.00`;
      const words = pet.an_count > 1 ? `${price} each` : price;
      return stockLine(pet, { price: words, named: false, short: false });
    })
    .join('\n');
}

/** News, an expo to come, messages. */
export function fillAdministration(tx: Executor, today: Day): void {
  tx.insert(tables.news)
    .values([
      {
        date_n: addDays(today, -40),
        n_text: 'The club’s log has moved to Exuvia. Your old lists can be imported as CSV.',
      },
      {
        date_n: addDays(today, -4),
        n_text:
          'Labels can leave out the used places of a half-empty sheet.\nSet “Start at label” before you print.',
      },
    ])
    .run();
  tx.insert(tables.expos)
    .values([
      {
        e_date: addDays(today, 9),
        e_name: 'Terraristika, winter',
        e_table: 'C 14',
        e_offer: `${stockList(tx)}\n\nPlease bring your own boxes.`,
        e_sold: '',
      },
      {
        e_date: addDays(today, -180),
        e_name: 'Spring meeting',
        e_table: '',
        e_offer: 'Tliltocatl albopilosus 0.0.10, 1 cm',
        e_sold: 'Tliltocatl albopilosus 0.0.6',
      },
    ])
    .run();
  const instant = (daysAgo: number) => `${addDays(today, -daysAgo)}T18:24:00.000Z`;
  const message = (uid: number | null, email: string, daysAgo: number, text: string) =>
    tx
      .insert(tables.contactMessages)
      .values({ uid, email, message: text, message_date: instant(daysAgo) })
      .returning({ id: tables.contactMessages.id })
      .get().id;
  const answered = message(
    3,
    'jonas@example.org',
    12,
    'May I use the pictures of the club’s evening for the website?',
  );
  tx.insert(tables.messageReplies)
    .values({
      message_id: answered,
      message: 'Yes, gladly. Please name Mira, she took them.',
      message_date: instant(11),
    })
    .run();
  tx.insert(tables.userConfig)
    .values({ uid: 2, conf_key: 'last_message', conf_val: String(answered) })
    .run();
  message(
    4,
    'mira@example.org',
    3,
    'Please add the species Neoholothele fasciaaurinigra to the list. I will get two in spring.',
  );
  message(
    null,
    'visitor@example.org',
    1,
    'Hello, I saw your stock list at the expo. Will you bring Caribena versicolor next time?',
  );
}
