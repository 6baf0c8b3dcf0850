import { describe, expect, test } from 'bun:test';
import { strToU8, zipSync } from 'fflate';
import { tableOf, type CsvTable } from '#src/domain/import/csv-table.ts';
import { petColumns } from '#src/records/pet-csv-columns.ts';
import { programOf } from '#src/records/programs/programs.ts';
import { xlsxFile } from '#src/testing/workbook-files.ts';
import { tablesOfFiles } from '#web/lib/program-files.ts';
import { readTables } from '#web/lib/read-spreadsheet.ts';
import { readArchive, readWorkbook } from '#web/lib/workbook/read-workbook.ts';
import { readFile, startDraft } from './import-draft.ts';

// Files as the programs write them, each with what it says of one animal.

const today = '2026-05-10';

/** The first animal of a table as it would be stored, what is wrong, and which columns go where. */
function read(table: CsvTable | undefined) {
  if (!table) throw new Error('no table');
  const program = programOf(table);
  const used = program?.table ?? table;
  const { rows, rest } = readFile(used, startDraft(used, program), { currency: 'EUR', today });
  return {
    program: program?.program,
    row: rows[0]?.row,
    problems: rows.flatMap(({ problems }) => problems),
    left: rest.filter(({ place }) => place === 'ignore').map(({ heading }) => heading),
  };
}

const csv = async (text: string) =>
  read((await readTables(new File([text], 'a.csv'), petColumns))[0]?.table);

const tarantulas =
  'id,user_id,name,common_name,scientific_name,species_id,sex,date_acquired,source,price_paid,photo_url,notes,is_public,visibility,enclosure_id,enclosure_type,enclosure_size,substrate_type,substrate_depth,last_substrate_change,target_temp_min,target_temp_max,target_humidity_min,target_humidity_max,water_dish,misting_schedule,last_enclosure_cleaning,enclosure_notes,created_at,updated_at\r\n' +
  '9f1c,1c2d,Rosie,Chilean Rose,Grammostola porteri,,female,2019-06-01,bought,35.0,,eats well,True,public,,terrestrial,30x20x20,coco,8cm,2025-02-03,,,,,True,,,,2026-01-02T10:00:00,\r\n';
const feedings =
  'id,tarantula_id,animal_id,enclosure_id,fed_at,food_type,food_size,quantity,accepted,notes,created_at\r\n' +
  '1,9f1c,,,2026-05-03T18:20:00,cricket,medium,1,True,,2026-05-03T18:20:00\r\n' +
  '2,9f1c,,,2026-05-08T18:20:00,cricket,,2,False,premolt?,2026-05-08T18:20:00\r\n' +
  '3,other,,,2026-05-01T18:20:00,cricket,,1,True,,2026-05-01T18:20:00\r\n';
const molts =
  'id,tarantula_id,enclosure_id,molted_at,premolt_started_at,is_unidentified,leg_span_before,leg_span_after,weight_before,weight_after,notes,image_url,created_at\r\n' +
  '1,9f1c,,2025-11-02T00:00:00,,False,4.5,5.0,,,,,2025-11-02T00:00:00\r\n';

describe('Tarantuverse', () => {
  const rosie = {
    ...{ name: 'Rosie', sc_name: 'Grammostola porteri', gender: 'f' },
    purchase: { date: '2019-06-01', price: 35, currency: 'EUR' },
  };

  test('a list of tarantulas', async () => {
    const { program, row, problems, left } = await csv(tarantulas);
    expect([program, problems]).toEqual(['Tarantuverse', []]);
    expect(row).toMatchObject({ ...rosie, events: [{ date_ev: '2025-02-03' }] });
    expect(row?.notes).toContain('eats well\nsource: bought\nenclosure_type: terrestrial');
    expect(row?.notes).toContain('enclosure_size: 30x20x20');
    expect(left).toEqual(['id', 'user_id', 'is_public', 'visibility', 'created_at']);
    expect(row?.is_public).toBeUndefined();
  });

  test('a ZIP of its lists has the history, too', async () => {
    const archive = readArchive(
      zipSync({
        'tarantulas.csv': strToU8(tarantulas),
        'feeding_logs.csv': strToU8(feedings),
        'molt_logs.csv': strToU8(molts),
        'profile.json': strToU8('{"username": "rosa"}'),
        'README.txt': strToU8('Your export'),
      }) as Uint8Array<ArrayBuffer>,
    );
    const tables = await tablesOfFiles('texts' in archive ? archive.texts : [], petColumns);
    expect(tables.map(({ name }) => name)).toEqual(['tarantulas']);
    const { row, problems } = read(tables[0]?.table);
    expect(problems).toEqual([]);
    expect(row).toMatchObject({
      ...rosie,
      feedings: [
        { date_f: '2026-05-03', food: 'medium cricket', progress: 0 },
        { date_f: '2026-05-08', food: 'cricket', progress: 2 },
      ],
      molts: [{ date_mt: '2025-11-02', size: null }],
      events: [
        { date_ev: '2026-05-08', event: 'feeding: quantity 2, premolt?' },
        { date_ev: '2025-11-02', event: 'molt: leg span before 4.5, leg span after 5.0' },
        { date_ev: '2025-02-03', event: 'last_substrate_change' },
      ],
    });
  });

  test('its JSON', async () => {
    const json = JSON.stringify({
      ...{ export_version: '1.0', exported_at: '2026-05-09', platform: 'tarantuverse', user: {} },
      tarantulas: [
        {
          id: 't1',
          name: 'Rosie',
          scientific_name: 'Grammostola porteri',
          sex: 'female',
          date_acquired: '2019-06-01',
          price_paid: 35,
          enclosure_type: 'terrestrial',
        },
      ],
      feeding_logs: [
        {
          id: 1,
          tarantula_id: 't1',
          fed_at: '2026-05-03T18:20:00',
          food_type: 'cricket',
          accepted: true,
        },
      ],
      molt_logs: [],
      animals: [
        {
          id: 'a1',
          herp_species_id: 4,
          taxon: 'snake',
          name: 'Monty',
          common_name: 'Ball Python',
          scientific_name: 'Python regius',
          sex: 'male',
          date_acquired: '2023-05-03',
          hatch_date: '2022-08-01',
          price_paid: 120,
          current_length_in: 44,
          current_weight_g: 1460,
          last_fed_at: '2026-05-01T09:00:00',
        },
      ],
      animal_feeding_logs: [],
      weight_logs: [
        {
          id: 'w1',
          animal_id: 'a1',
          weighed_at: '2026-04-01T08:00:00',
          weight_g: 1450,
          context: 'scale',
        },
      ],

      counts: { tarantulas: 1 },
    });
    const tables = await readTables(new File([json], 'export.json'), petColumns);
    expect(tables.map(({ name }) => name)).toEqual(['tarantulas', 'animals']);
    expect(read(tables[0]?.table).row).toMatchObject({
      ...rosie,
      feedings: [{ date_f: '2026-05-03', food: 'cricket', progress: 0 }],
    });
    expect(read(tables[1]?.table).row).toMatchObject({
      ...{ name: 'Monty', sc_name: 'Python regius', gender: 'm', hatched: '2022-08-01' },
      purchase: { date: '2023-05-03', price: 120, currency: 'EUR' },
      measurements: [
        { date_ms: '2026-04-01', kind: 'weight', value: 1450 },
        { date_ms: today, kind: 'total_length', value: 111.76 },
        { date_ms: today, kind: 'weight', value: 1460 },
      ],
      events: [{ date_ev: '2026-04-01', event: 'weight: context scale' }],
      feedings: [{ date_f: '2026-05-01', food: '', progress: 0 }],
    });
  });

  test('its folders, an animal each', async () => {
    const animal = {
      id: 't1',
      name: 'Rosie',
      scientific_name: 'Grammostola porteri',
      molt_logs: [{ tarantula_id: 't1', molted_at: '2025-11-02' }],
    };
    const tables = await tablesOfFiles(
      [
        ['tarantulas/rosie_9f/data.json', JSON.stringify(animal)],
        [
          'tarantulas/max_1a/data.json',
          JSON.stringify({ ...animal, id: 't2', name: 'Max', molt_logs: [] }),
        ],
      ],
      petColumns,
    );
    expect(tables[0]?.table.rows).toHaveLength(2);
    expect(read(tables[0]?.table).row?.molts).toEqual([{ date_mt: '2025-11-02', size: null }]);
  });
});

describe('TarantulApp', () => {
  test.each([
    [
      'en',
      'Name|Species (scientific)|Common name|Habitat|Hobby region (NW/OW)|Stage|Sex|Size (cm)|Status|Purchase date|Last fed|Last molt|Deceased at|Notes|Death notes|Public profile|Short ID|Read-only (free plan lock)',
      'Rosie|Grammostola porteri|Chilean Rose|Terrestrial|New World|Adult|♀ Female|12.5|🕯️ Deceased|01 Jun 2019|03 May 2026, 18:20|05 Sept 2025|04 May 2026|calm|old age|No|k3f9|No',
    ],
    [
      'es',
      'Nombre|Especie (científico)|Nombre común|Hábitat|Región hobby (NM/VM)|Etapa|Sexo|Tamaño (cm)|Estado|Fecha de compra|Última alimentación|Última muda|Fallecimiento|Notas|Notas de fallecimiento|Perfil público|ID corto',
      'Rosie|Grammostola porteri|Rosa|Terrestre|Nuevo Mundo|Adulto|♀ Hembra|12.5|🕯️ Fallecida|01 jun 2019|03 may 2026|05 sep 2025|04 may 2026|calm|old age|No|k3f9',
    ],
    [
      'fr',
      'Nom|Espèce (scientifique)|Nom vernaculaire|Habitat|Région hobby (NM/AM)|Stade|Sexe|Taille (cm)|État|Date d’achat|Dernier nourrissage|Dernière mue|Décès|Notes|Notes de décès|Profil public',
      'Rosie|Grammostola porteri|Rose|Terrestre|Nouveau Monde|Adulte|♀ Femelle|12.5|🕯️ Décédée|01 juin 2019|03 mai 2026|05 sept. 2025|04 mai 2026|calm|old age|Non',
    ],
  ])('%s: below a logo, with signs and words', (_, head, cells) => {
    const file = xlsxFile([
      {
        name: 'Colección',
        rows: [[], ['TarantulApp'], [], [], head.split('|'), cells.split('|')],
        merged: 'A1:H3',
      },
    ]);
    const { program, row, problems } = read(tableOf(readWorkbook(file)[0]?.rows ?? [], petColumns));
    expect([program, problems]).toEqual(['TarantulApp', []]);
    expect(row).toMatchObject({
      ...{ name: 'Rosie', sc_name: 'Grammostola porteri', gender: 'f', archived: 1 },
      ...{ archive_reason: 'died', archive_date: '2026-05-04', archive_note: 'old age' },
      purchase: { date: '2019-06-01' },
      feedings: [{ date_f: '2026-05-03', food: '', progress: 0 }],
      molts: [{ date_mt: '2025-09-05', size: 12.5 }],
    });
    expect(row?.notes).toStartWith('calm\n');
  });

  test('a dash is nothing, a living one is not archived, and the header may be the first row', () => {
    const head =
      'Name|Species (scientific)|Hobby region (NW/OW)|Stage|Sex|Status|Purchase date|Last fed|Last molt';
    const { row, problems } = read(
      tableOf(
        [
          head.split('|'),
          'Rosie|Grammostola porteri|New World|–|? Unsexed|Active|–|–|–'.split('|'),
        ],
        petColumns,
      ),
    );
    expect(problems).toEqual([]);
    expect(row).toEqual({
      ...{ sc_name: 'Grammostola porteri', name: 'Rosie', gender: 'other', an_count: 1, notes: '' },
    } as never);
  });

  test('its JSON names no species', async () => {
    const json =
      '{"exportedAt":"2026","version":1,"items":[{"name":"Rosie","speciesId":12,"currentSizeCm":12.5}]}';
    await expect(readTables(new File([json], 'a.json'), petColumns)).rejects.toMatchObject({
      problem: 'noSpeciesNames',
    });
  });
});

test('Clutchly: traits in quotes, a number without a unit is no size', async () => {
  const { program, row, problems } = await csv(
    'name,species,sex,morph,weight,length,acquisition_date,hatch_date,visual_traits,het_traits,produced_by,status,is_breeder,notes,mother,father,price\n' +
      'Monty,Ball Python,Male,Clown,1450,110,2023-05-03,2022-08-01,"Clown, Pastel","66% het albino, 33% stripe",A breeder,sold,true,"calm, eats",Anna,Bert,500\n',
  );
  expect([program, problems]).toEqual(['Clutchly', []]);
  expect(row).toMatchObject({
    ...{ name: 'Monty', sc_name: 'Ball Python', gender: 'm', hatched: '2022-08-01', archived: 1 },
    ...{ archive_reason: 'sold', purchase: { date: '2023-05-03' } },
  });
  expect(row?.notes).toContain('length: 110');
  expect(row?.notes).toContain('het_traits: 66% het albino, 33% stripe');
  expect(row?.notes).toContain('price: 500');
});

test('MorphMarket: a birthday with the month first, a price that nobody has paid', async () => {
  const { program, row, problems } = await csv(
    'Category,Title,Maturity,Price,Serial,Quantity,Sex,Dob (MM-DD-YYYY),Weight,Length,Length_Type,Traits,Photo_Urls,Desc\n' +
      'Ball Pythons,Clown male,Adult,500,BP-7,1,male,08-01-2022,1450,1.1,total_length_m,Clown,http://a/b.jpg,proven\n',
  );
  expect([program, problems]).toEqual(['MorphMarket', []]);
  expect(row).toMatchObject({
    name: 'Clown male',
    sc_name: 'Ball Pythons',
    gender: 'm',
    hatched: '2022-08-01',
  });
  expect(row?.purchase).toBeUndefined();
  expect(row?.notes).toContain('Price: 500');
});

test('Homebox: the sex behind the name, the path of a place', async () => {
  const { program, row, problems } = await csv(
    'HB.import_ref,HB.name,HB.location,HB.tags,HB.quantity,HB.purchase_price,HB.purchase_date\n' +
      'ref-1,Grammostola pulchra 0.1,Spiders / Shelf 2,tarantula; female,1,300,2024-05-01\n',
  );
  expect([program, problems]).toEqual(['Homebox', []]);
  expect(row).toMatchObject({
    ...{ sc_name: 'Grammostola pulchra', gender: 'f', place: 'Spiders / Shelf 2' },
    ...{ notes: 'HB.tags: tarantula; female', purchase: { date: '2024-05-01', price: 300 } },
  });
});

test('HortusFox: a list of records', async () => {
  const json =
    '[{"id":7,"name":"Rosie","scientific_name":"Grammostola porteri","location":"2","last_watered":null,"date_of_purchase":"2019-06-01","notes":"calm"}]';
  const [table] = await readTables(new File([json], 'data.json'), petColumns);
  const { program, row, problems } = read(table?.table);
  expect([program, problems]).toEqual(['HortusFox', []]);
  expect(row).toMatchObject({
    ...{ name: 'Rosie', sc_name: 'Grammostola porteri', notes: 'calm\nlocation: 2' },
    purchase: { date: '2019-06-01' },
  });
});

test('FangTrack: a sheet with signs in its cells', async () => {
  const { row, problems } = await csv(
    'Scientific Name,Common Name,Sex,Size,CB/WC,Vendor,Price Paid,Acquired Date,Notes,Qty\n' +
      'Grammostola pulchra,Brazilian Black,F,"4"" DLS",CB,A shop,$300,2024-05-01,eats well,1\n',
  );
  expect(problems).toEqual([]);
  expect(row).toMatchObject({
    ...{ sc_name: 'Grammostola pulchra', gender: 'f', notes: 'eats well\nCB/WC: CB' },
    purchase: { date: '2024-05-01', price: 300, currency: 'USD', seller: 'A shop', size: 10.16 },
  });
});

test('reptile-management: the columns of its database', async () => {
  const { row, problems } = await csv(
    'id,name,species,subspecies,gender,birth_date,acquisition_date,status,notes\n' +
      '1,Butters,Ball Python,Banana Spider Morph,MALE,2020-01-01,2023-05-03,ACTIVE,\n',
  );
  expect(problems).toEqual([]);
  expect(row).toMatchObject({
    ...{ name: 'Butters', sc_name: 'Ball Python', gender: 'm', hatched: '2020-01-01' },
    purchase: { date: '2023-05-03' },
  });
  expect(row?.notes).toContain('subspecies: Banana Spider Morph');
});

test('an export of Exuvia is sent to its own place', async () => {
  await expect(
    readTables(new File(['{"values_add":[]}'], 'a.json'), petColumns),
  ).rejects.toMatchObject({ problem: 'ownExport' });
});
