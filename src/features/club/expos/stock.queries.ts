import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { pets, species, speciesSynonyms, userConfig } from '#src/db/schema.ts';
import type { SettingKey } from '#src/domain/accounts/settings.ts';

/** The animals of these numbers that are this keeper's: a line may name any number. */
export const listOffered = (db: Executor, uid: number, ids: readonly number[]) =>
  db
    .select({
      id: pets.id,
      tag: pets.tag,
      sc_name: species.sc_name,
      cm_name: species.cm_name,
      an_type: species.an_type,
      gender: pets.gender,
      size: pets.size,
      has_img: pets.has_img,
      img_version: pets.img_version,
      is_public: pets.is_public,
      date_f: pets.date_f,
      mmt: pets.mmt,
      archived: pets.archived,
      archive_reason: pets.archive_reason,
    })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(and(eq(pets.uid, uid), inArray(pets.id, [...ids])))
    .all();

/** The species of these names, also of older ones; `named`: the name that it was asked for. */
export const listSpeciesNamed = (db: Executor, names: readonly string[]) => {
  const { sc_name, cm_name, an_type } = species;
  const byOlderName = db
    .select({ named: speciesSynonyms.sc_name, sc_name, cm_name, an_type })
    .from(speciesSynonyms)
    .innerJoin(species, eq(species.sc_id, speciesSynonyms.sc_id))
    .where(inArray(speciesSynonyms.sc_name, [...names]))
    .all();
  const byName = db
    .select({ named: species.sc_name, sc_name, cm_name, an_type })
    .from(species)
    .where(inArray(species.sc_name, [...names]))
    .all();
  return [...byOlderName, ...byName];
};

/** The text of a setting; 'null' where it was never set. */
export const findSettingText = (db: Executor, uid: number, key: SettingKey): string =>
  db
    .select({ conf_val: userConfig.conf_val })
    .from(userConfig)
    .where(and(eq(userConfig.uid, uid), eq(userConfig.conf_key, key)))
    .get()?.conf_val ?? 'null';
