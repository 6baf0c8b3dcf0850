import { sql } from 'drizzle-orm';
import { addDays, type Day } from '#src/domain/days.ts';
import type { Executor } from '#src/db/database.ts';
import * as tables from '#src/db/schema.ts';
import { animalOf, type DemoAnimal } from './animals.ts';
import { insertAnimal } from './insert-animal.ts';

type DemoSale = {
  animal: DemoAnimal;
  daysAgo: number;
  /** cents, for one */
  price: number;
  shipping: number;
  buyer: string;
  document_no: string;
};

/** The animal as in animals.ts, on the day it left; then days ago | price each | shipping | buyer | document. */
const lists = [
  `Sling B1|Brachypelma hamorii|other|1|160|2|hamorii|14|1500|0|Tom Berger|
Sling B2|Brachypelma hamorii|other|2|120|2.1|hamorii|60|1500|650|Lina Roth|
Indigo|Caribena versicolor|m|1|330|9|versicolor|200|6500|0|Arne Holm|`,
  `Saffron|Eublepharis macularius|f|1|420|19|gecko|14|5500|0|Lina Roth|
Maize 2|Pantherophis guttatus|other|2|150|38|python|90|4500|1250|Arne Holm|
Dill|Testudo hermanni|other|1|700|9||200|12000|0|Tom Berger|DE-HH 2024-0317`,
  `Suntiger 2|Psalmopoeus irminia|other|1|240|6|albo|14|2500|0|Arne Holm|
Hissers|Gromphadorhina portentosa|other|10|180|5||90|200|650|Tom Berger|
Ghost|Hierodula membranacea|m|1|70|6|mantis|200|1200|0|Lina Roth|`,
];

const addresses: Record<string, [contact: string, address: string]> = {
  'Tom Berger': ['tom@example.org', 'Lindenweg 3\n20095 Hamburg'],
  'Lina Roth': ['+49 40 555 0102', 'Hafenstraße 12\n28195 Bremen'],
  'Arne Holm': ['', ''],
};

const salesOf: DemoSale[][] = lists.map((list) =>
  list.split('\n').map((line) => {
    const cells = line.split('|');
    const [daysAgo, price, shipping, buyer = '', document_no = ''] = cells.slice(7);
    return {
      animal: animalOf(line),
      daysAgo: Number(daysAgo),
      price: Number(price),
      shipping: Number(shipping),
      buyer,
      document_no,
    };
  }),
);

/**
 * What a keeper sold: animals with a history, archived with their sale, and with a known origin. `parent`: the one that
 * the slings descend from. Returns the pictures to store.
 */
export function fillSales(
  tx: Executor,
  keeper: { at: number; uid: number; parent: number },
  today: Day,
): { uid: number; id: number; picture: string }[] {
  const { at, uid, parent } = keeper;
  return (salesOf[at] ?? []).flatMap((sale, n) => {
    const { animal, daysAgo } = sale;
    const s_date = addDays(today, -daysAgo);
    const id = insertAnimal(tx, uid, animal, s_date, 5000 + at * 100 + n);
    const bred = animal.name.startsWith('Sling');
    const purchase_id = insertOrigin(tx, uid, sale, s_date, bred ? parent : null);
    tx.update(tables.pets)
      .set({ purchase_id, archived: 1, archive_reason: 'sold', archive_date: s_date })
      .where(sql`id = ${id}`)
      .run();
    const [buyer_contact = '', buyer_address = ''] = addresses[sale.buyer] ?? [];
    tx.insert(tables.sales)
      .values({
        uid,
        pet_id: id,
        pet_name: animal.name,
        sc_name: animal.sc_name,
        s_count: animal.count,
        s_size: animal.size,
        total_price: animal.count * sale.price,
        shipping: sale.shipping,
        s_date,
        buyer_name: sale.buyer,
        buyer_contact,
        buyer_address,
        document_no: sale.document_no,
        archived_pet: 1,
      })
      .run();
    return animal.picture ? [{ uid, id, picture: animal.picture }] : [];
  });
}

function insertOrigin(
  tx: Executor,
  uid: number,
  { animal, price, document_no }: DemoSale,
  s_date: Day,
  parent_id: number | null,
): number {
  const found = tx
    .select({ sc_id: tables.species.sc_id })
    .from(tables.species)
    .where(sql`lower(sc_name) = lower(${animal.sc_name})`)
    .get();
  const { id } = tx
    .insert(tables.purchases)
    .values({
      uid,
      date: addDays(s_date, -animal.age),
      count: animal.count,
      price: parent_id === null ? Math.round((animal.count * price) / 2) : 0,
      seller: parent_id === null ? 'Marta Keller' : '',
      sc_id: found?.sc_id ?? null,
      parent_id,
      bred: parent_id === null ? 0 : 1,
      document_no,
    })
    .returning({ id: tables.purchases.id })
    .get();
  return id;
}
