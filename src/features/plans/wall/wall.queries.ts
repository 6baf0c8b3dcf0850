import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#src/db/database.ts';
import { prepared } from '#src/db/prepared.ts';
import { pets, places, species } from '#src/db/schema.ts';

/** What an evening is told of, of each animal that a keeper keeps. */
export const listKeptAnimals = (db: Db, uid: number) =>
  prepared(db, 'evening animals', () =>
    db
      .select({
        id: pets.id,
        name: pets.name,
        sc_name: species.sc_name,
        an_type: species.an_type,
        has_img: pets.has_img,
        img_version: pets.img_version,
        place_id: pets.place_id,
        offer_date: pets.offer_date,
        refusals: sql<number>`${pets.refusals}`.as('refusals'),
        refused_since: pets.refused_since,
        pre_molt: pets.pre_molt,
        mmt: pets.mmt,
      })
      .from(pets)
      .innerJoin(species, eq(species.sc_id, pets.sc_id))
      .where(and(eq(pets.uid, sql.placeholder('uid')), eq(pets.archived, 0)))
      .orderBy(asc(pets.place_order), asc(pets.id))
      .prepare(),
  ).all({ uid });

export const listEveningPlaces = (db: Db, uid: number) =>
  prepared(db, 'evening places', () =>
    db
      .select({
        id: places.id,
        parent_id: places.parent_id,
        position: places.position,
        kind: places.kind,
        path: places.path,
      })
      .from(places)
      .where(eq(places.uid, sql.placeholder('uid')))
      .prepare(),
  ).all({ uid });
