import { isPastedList } from '#src/domain/import/pasted-list.ts';
import { act } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { confirm } from '#web/state/dialogs.ts';
import { texts, useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';

/** The keeper's imports, each of which can be undone as a whole. Nothing where there are none. */
export function PastImports() {
  const { petImport } = useTexts();
  const past = usePastImports(petImport.errorPast);
  const rows = past.data?.rows ?? [];
  if (rows.length === 0) return null;

  async function ask(id: number, file: string, pets: number) {
    const sure = await confirm({
      title: petImport.takeBackAsk(file),
      text: petImport.takeBackText(pets),
      button: petImport.takeBack,
      style: 'danger',
    });
    if (sure) await takeImportBack(id);
  }
  return (
    <Box title={petImport.past} end={<span className="small muted">{petImport.pastText}</span>}>
      <Rows label={petImport.past}>
        {rows.map(({ id, file, created, added, pets }) => {
          const name = isPastedList(file) ? petImport.paste.file : file;
          return (
            <Row
              key={id}
              title={name || petImport.noName}
              line={[
                formatInstant(created),
                petImport.pastOf(added),
                ...(pets === added ? [] : [petImport.stillThere(pets)]),
              ].join(' · ')}
              end={
                <Button
                  variant="quiet"
                  icon="undo"
                  onClick={() => void ask(id, name, pets)}
                  label={`${petImport.takeBack}: ${name || petImport.noName}`}
                >
                  {petImport.takeBack}
                </Button>
              }
            />
          );
        })}
      </Rows>
    </Box>
  );
}

export function usePastImports(errorTitle: string) {
  return useLoad(['data', 'imports'], () => api.data.imports.get({ query: { limit: 12 } }), {
    errorTitle,
  });
}

/** Undoes an import and reports the result. True on success. */
export async function takeImportBack(id: number): Promise<boolean> {
  const { petImport } = texts();
  const done = await act(() => api.data.import_undo.delete({ id }), {
    errorTitle: petImport.errorTakingBack,
    success: ({ deleted }) => petImport.takenBack(deleted),
    invalidates: [['pet'], ['plan'], ['data'], ['purchases'], ['sales']],
  });
  return done !== undefined;
}
