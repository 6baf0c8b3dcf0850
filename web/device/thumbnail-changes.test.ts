import { expect, test } from 'bun:test';
import { THUMBNAILS, thumbnailChanges, type ThumbnailChanges } from './thumbnail-changes.ts';

const pet = (
  id: number,
  given: { has_img?: 0 | 1; img_version?: number; archived?: 0 | 1 } = {},
) => ({
  ...{ id, has_img: given.has_img ?? 1, img_version: given.img_version ?? 1 },
  archived: given.archived ?? 0,
});
const thumb = (id: number, version = 1) => `/uploads/thumb/tid_${id}.webp?v=${version}`;

type Case = { what: string; pets: ReturnType<typeof pet>[]; kept: string[] } & ThumbnailChanges;

test.each<Case>([
  { what: 'nothing', pets: [], kept: [], missing: [], old: [] },
  { what: 'a new picture', pets: [pet(4)], kept: [], missing: [thumb(4)], old: [] },
  { what: 'a kept one', pets: [pet(4)], kept: [thumb(4)], missing: [], old: [] },
  {
    what: 'a picture that was replaced',
    pets: [pet(4, { img_version: 2 }), pet(5)],
    kept: [thumb(4), thumb(5)],
    missing: [thumb(4, 2)],
    old: [thumb(4)],
  },
  {
    what: 'a picture that was removed, and an animal that left',
    pets: [pet(4, { has_img: 0, img_version: 1 })],
    kept: [thumb(4), thumb(9)],
    missing: [],
    old: [thumb(4), thumb(9)],
  },
  {
    what: 'the collection before its archive, the newest first',
    pets: [pet(1), pet(3, { archived: 1 }), pet(2)],
    kept: [],
    missing: [thumb(2), thumb(1), thumb(3)],
    old: [],
  },
  { what: 'an animal that the server lacks', pets: [pet(-1000)], kept: [], missing: [], old: [] },
])('$what', ({ pets, kept, missing, old }) => {
  expect(thumbnailChanges(pets, kept)).toEqual({ missing, old });
});

test('no more than so many are kept: a new animal takes the place of an archived one', () => {
  const archived = pet(1, { archived: 1 });
  const others = Array.from({ length: THUMBNAILS - 1 }, (_, at) => pet(at + 2));
  const kept = [archived, ...others].map(({ id }) => thumb(id));
  expect(thumbnailChanges([archived, ...others], kept)).toEqual({ missing: [], old: [] });
  const newest = pet(THUMBNAILS + 1);
  expect(thumbnailChanges([archived, ...others, newest], kept)).toEqual({
    missing: [thumb(newest.id)],
    old: [thumb(1)],
  });
});
