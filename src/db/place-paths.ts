// The path of each place: the names from the top. Maintained by triggers, so that no writer can forget what stands below.

import { BETWEEN } from '#src/domain/places/tree.ts';

/** As pathOf of the domain. A tree has a few levels; the limit ends a loop that nothing should ever store. */
const path = `(
    WITH RECURSIVE up (parent_id, path, level) AS (
      SELECT places.parent_id, places.name, 1
      UNION ALL
      SELECT above.parent_id, above.name || '${BETWEEN}' || up.path, level + 1
      FROM up JOIN places above ON above.id = up.parent_id WHERE level < 20)
    SELECT path FROM up ORDER BY level DESC LIMIT 1)`;

/** The place and all below it. */
const withBelow = `id IN (
    WITH RECURSIVE below (id) AS (
      SELECT new.id UNION SELECT places.id FROM below JOIN places ON places.parent_id = below.id)
    SELECT id FROM below)`;

/** The triggers that keep the paths: [name, when, what]. */
export const pathTriggers: [name: string, when: string, body: string][] = [
  [
    'places_path_added',
    'AFTER INSERT ON places',
    `\n  UPDATE places SET path = ${path} WHERE id = new.id;`,
  ],
  [
    'places_path_changed',
    'AFTER UPDATE OF name, parent_id ON places',
    `\n  UPDATE places SET path = ${path} WHERE ${withBelow};`,
  ],
];

export const refreshPaths = `UPDATE places SET path = ${path};`;
