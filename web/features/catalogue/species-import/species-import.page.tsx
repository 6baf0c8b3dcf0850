import { useState } from 'react';
import { speciesColumns } from '#src/domain/import/species-csv-columns.ts';
import { ImportFile, type ImportedFile } from '#web/components/import-file.tsx';
import { Page } from '#web/layout/page.tsx';
import { saveTable } from '#web/lib/read-spreadsheet.ts';
import { editsSpecies, useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EditorsOnly } from '#web/features/catalogue/species/editors-only.tsx';
import { ImportPreview } from './species-import-preview.tsx';
import { SpeciesCrumbs } from '#web/features/catalogue/species/species-crumbs.tsx';

/** Imports many species from a file: choose it, review it, store it. */
export function SpeciesImportPage() {
  const { species } = useTexts();
  const mayEdit = editsSpecies(useSession());
  const [file, setFile] = useState<ImportedFile | null>(null);
  const [wantsOther, setOther] = useState(false);
  return (
    <Page
      title={species.importTitle}
      sub={species.importSub}
      crumbs={<SpeciesCrumbs here={species.import} />}
      actions={
        mayEdit ? (
          <Button
            icon="download"
            onClick={() => void saveTable('species.csv', templateOf(species.exampleName))}
          >
            {species.template}
          </Button>
        ) : undefined
      }
    >
      <EditorsOnly>
        {file ? (
          <ImportPreview
            key={file.name}
            file={file}
            onOther={() => {
              setFile(null);
              setOther(true);
            }}
          />
        ) : (
          <ImportFile
            label={species.importTitle}
            specs={speciesColumns}
            opensPicker={wantsOther}
            onTable={setFile}
          />
        )}
      </EditorsOnly>
    </Page>
  );
}

const templateOf = (cm_name: string) => [
  speciesColumns.map(({ key }) => key),
  [
    'Brachypelma hamorii',
    cm_name,
    'tarantula',
    'terrestrial',
    'dry',
    'MX',
    'Brachypelma smithi',
    '',
    '',
  ],
];
