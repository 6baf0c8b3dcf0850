import { useState } from 'react';
import { Link } from 'wouter';
import { petColumns } from '#src/records/pet-csv-columns.ts';
import { ImportFile, type ImportedFile } from '#web/components/import-file.tsx';
import { PastImports } from '#web/components/past-imports.tsx';
import { TakeInLink } from '#web/components/take-in-link.tsx';
import { WaysToAdd } from '#web/components/ways-to-add.tsx';
import { Page } from '#web/layout/page.tsx';
import { keep, readKept } from '#web/lib/kept-draft.ts';
import { saveTable } from '#web/lib/read-spreadsheet.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { WorkKept } from './work-kept.tsx';
import { ImportPreview } from './import-preview.tsx';

/** Imports many animals from a table: choose it, correct it, store it, and undo it if it was the wrong one. */
export function PetImportPage() {
  const { petImport, pets } = useTexts();
  const { paste } = petImport;
  const [file, setFile] = useState(keptFile);
  const [isKept, setKept] = useState(true);
  const [wantsOther, setOther] = useState(false);
  const choose = (chosen: ImportedFile | null, isOtherWanted = false) => {
    setOther(isOtherWanted);
    keep('import', null);
    setKept(keep('import-file', chosen));
    setFile(chosen);
  };
  return (
    <Page
      title={petImport.title}
      sub={petImport.sub}
      crumbs={<Crumbs path={[{ href: paths.pets(), label: pets.title }]} here={petImport.here} />}
      actions={
        <Button
          icon="download"
          onClick={() => void saveTable('pets.csv', templateOf(petImport.example))}
        >
          {petImport.template}
        </Button>
      }
    >
      <div className="stack">
        <WaysToAdd here="file" />
        <WorkKept />
        {file ? (
          <ImportPreview
            key={file.name}
            file={file}
            isKept={isKept}
            onLeave={() => choose(null)}
            onOther={() => choose(null, true)}
          />
        ) : (
          <>
            <ImportFile
              label={petImport.drop}
              specs={petColumns}
              opensPicker={wantsOther}
              onTable={(chosen) => choose(chosen)}
            />
            <div className="stack close">
              <p className="muted">{petImport.formats}</p>
              <p className="muted">{petImport.programs}</p>
              <p className="muted">
                {paste.aside} <Link href={paths.paste()}>{paste.link}</Link>
              </p>
              <p className="muted">
                {petImport.fromExuvia} <Link href={paths.data()}>{petImport.yourData}</Link>.{' '}
                {petImport.handedOver}
              </p>
              <div>
                <TakeInLink icon="download">{pets.takeIn}</TakeInLink>
              </div>
            </div>
            <PastImports />
          </>
        )}
      </div>
    </Page>
  );
}

/** The file that was being worked on before a reload. */
function keptFile(): ImportedFile | null {
  const kept = readKept('import-file') as Partial<ImportedFile> | null;
  return kept?.name !== undefined && kept.table ? { name: kept.name, table: kept.table } : null;
}

const templateOf = ({ name, seller, place, notes }: Texts['petImport']['example']) => [
  [
    'name',
    'species',
    'sex',
    'count',
    'size (cm)',
    'last molt',
    'last fed',
    'feeder',
    'acquired',
    'price',
    'from',
    'place',
    'notes',
  ],
  [
    'Rosalía',
    'Brachypelma hamorii',
    'f',
    '1',
    '14.5',
    '2025-06-03',
    '2025-11-14',
    'Dubia',
    '2019-05-01',
    '25.00',
    seller,
    place,
    '',
  ],
  [name, 'Grammostola pulchra', '0.0.3', '', '2.5', '', '', '', '', '', '', place, notes],
];
