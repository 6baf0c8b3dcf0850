import { animalSorts } from '#src/domain/animal/animal-sort.ts';
import { adminPetSorts, animalTypes } from '#src/domain/enums.ts';
import type { Collection } from '#web/device/collection.ts';

const whole = [
  // the longest lists first: they tell which of the server's ids stand for those of the device
  ...['/pet/list?limit=100&sort_by=id', '/pet/list?limit=100&archived=1', '/plan/list'],
  ...['/pet/list', '/pet/list?offset=1&limit=2&sort_by=name&asc=DESC', '/pet/list?archived=true'],
  ...adminPetSorts.flatMap((sort) =>
    ['ASC', 'DESC'].map((asc) => `/pet/list?limit=50&sort_by=${sort}&asc=${asc}`),
  ),
  ...animalTypes.slice(0, 2).map((type) => `/pet/list?an_type=${type}`),
  ...['b. hamorii', 'aNI', 'ünal', '4', '#4', 'nobody'].map(
    (search) => `/pet/list?${new URLSearchParams({ search })}`,
  ),
  '/species/own_names',
  ...['/pet/ids', '/pet/ids?search=a', '/pet/ids?archived=1&an_type=tarantula'],
  ...['/pet/table', '/pet/table?archived=1', '/pet/table?search=a&sort_by=name&asc=DESC'],
  ...animalSorts.flatMap((by) => [`/pet/table?sort=${by}`, `/pet/table?sort=gender,-${by}`]),
  ...[
    'an_type=tarantula,reptile',
    'gender=f',
    'gender=m,other&due=1',
    'genus=Brachypelma,Python',
    'pre_molt=1',
    'fresh_molt=1',
    'refusing=1&search=a',
    'not_eaten_days=20',
    'not_seen_days=60',
    'not_seen_days=10&sort=name',
    'not_seen_days=3&archived=1',
    'molted_within=60',
    'not_molted_days=60',
    'size_min=2.5&size_max=9',
    'age_min=3&age_max=40',
    'no_picture=1&no_plan=1',
    'nowhere=1',
    'on_sale=1',
    'archived=1&archive_reason=died,sold',
    'due=1&sort=-refusals,name',
  ].flatMap((filter) => [`/pet/list?${filter}`, `/pet/ids?${filter}`, `/pet/table?${filter}`]),
  ...['/pet/overview', '/pet/overview?archived=1', '/pet/count', '/pet/archived_count'],
  ...['/pet/available_feeders', '/pet/all_labels', '/user_config/all'],
  ...['/pet/dashboard/feed', '/pet/dashboard/molted/14', '/pet/dashboard/molted/400'],
  ...['/plan/active', '/plan/assignable', '/plan/last_usages', '/plan/pets_by_plan'],
  ...['/plan/assignable_pets', '/today'],
  ...['/place/list', '/pet/list?search=rack%20b', '/pet/list?search=shelf'],
];
const ofPet = (id: number) => [
  ...[
    `/pet/detail/${id}`,
    `/pet/basic/${id}`,
    `/pet/siblings/${id}`,
    `/pet/quickview/${id}`,
    `/pet/history/${id}`,
  ],
  ...['feeding', 'molt', 'measurement', 'events'].map(
    (kind) => `/pet/${kind}/list?id=${id}&limit=100`,
  ),
  ...[`/pet/measurement/list?id=${id}&kind=weight`, `/pet/timeline?id=${id}&kind=measurement`],
  ...[`/pet/timeline?id=${id}`, `/pet/timeline?id=${id}&kind=feeding&offset=1&limit=2`],
  ...[`/plan/of_pet/${id}`, `/plan/assignable?id=${id}`, `/sales/likely/${id}`],
];
const ofPlan = (id: number) => [
  ...[`/plan/details/${id}`, `/plan/edit_details/${id}`, `/plan/assigned_pets/${id}`],
  ...[`/plan/assignable_pets_edit/${id}`, `/pet/table?fp_id=${id}`],
];

const ofPlace = ({ id, tag }: { id: number; tag: string }) => [
  ...[`/place/detail/${id}`, `/place/of_tag/${tag}`, `/place/labels/[${id}]`],
];

const ofPets = (ids: string) => [`/pet/feeding/round?ids=${ids}`, `/pet/labels/[${ids}]`];

/** Everything that a device answers of its collection. Ids are those of the device. */
export function readsOf({ animals, plans, places }: Collection): string[] {
  const ids = [...animals.keys()];
  return [
    ...whole,
    ...ids.flatMap(ofPet),
    ...[...animals.values()].map(({ tag }) => `/pet/quickview/${tag}`),
    ...[...plans.keys()].flatMap(ofPlan),
    ...[...places.values()].flatMap(ofPlace),
    ...[...places.keys()].map((id) => `/pet/table?place_id=${id}&sort=place`),
    ...(ids.length > 0 ? ofPets(ids.toReversed().join(',')) : []),
  ];
}
