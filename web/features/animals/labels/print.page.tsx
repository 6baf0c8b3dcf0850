import { nudgeOf, sheetOf } from '#src/domain/labels/label-settings.ts';
import { perPage, positions, type Sheet } from '#src/domain/labels/label-sheets.ts';
import { formatNumber } from '#web/lib/format.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { useFlagParam, useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Note } from '#web/ui/note.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { NoAnimals, hasNoAnimals } from './animals/no-animals.tsx';
import { placeLabels } from './sheet/layout.ts';
import { Remarks } from './sheet/preview.tsx';
import { PrintBar, PrintedSheets } from './sheet/printed-sheets.tsx';
import { pageSize, SheetPage } from './sheet/sheet-page.tsx';
import { StartField } from './sheet/start-field.tsx';
import { useLabelArt } from './drawing/use-label-art.ts';
import { useLabelPets, type LabelPets } from './animals/use-label-pets.ts';
import { useLabelSettings, type LabelControls } from './use-label-settings.ts';
import { Sizes } from './sizes.tsx';
import { usePageSize } from './sheet/use-page-size.ts';

/** The sheets as they are printed: nothing else on this page is printed. */
export function LabelsPrintPage() {
  const { labels } = useTexts();
  const controls = useLabelSettings();
  const pets = useLabelPets(controls.settings);
  const [test] = useFlagParam('test');
  return (
    <Page title={labels.printTitle} className="label-print" bare>
      <h1 className="visually-hidden">{test ? labels.testPrint : labels.printTitle}</h1>
      {pets.loading ? (
        <div className="page">
          <SkeletonRows count={4} />
        </div>
      ) : pets.failed ? (
        <LoadFailed load={{ errorTitle: labels.failed, retry: pets.retry }} />
      ) : hasNoAnimals(pets) ? (
        <NoAnimals pets={pets} />
      ) : test ? (
        <TestPrint pets={pets} controls={controls} />
      ) : (
        <Labels pets={pets} controls={controls} />
      )}
    </Page>
  );
}

type PrintProps = { pets: LabelPets; controls: LabelControls };

function Labels({ pets, controls }: PrintProps) {
  const { labels } = useTexts();
  const { settings, design } = controls;
  const art = useLabelArt(pets.chosen, settings, pets.publicUrl);
  const { sheet, version } = art;
  usePageSize(pageSize(sheet, design.turned));
  const { pages, count } = placeLabels(art.arts, sheet, settings, design);
  const back = useBackLink(pets);
  if (count === 0)
    return (
      <Empty
        title={labels.nothing}
        action={<ButtonLink href={paths.labels()}>{labels.chooseAnimals}</ButtonLink>}
      >
        {labels.nothingText}
      </Empty>
    );
  return (
    <>
      <PrintBar back={back} hint={labels.printHint(paperName(sheet, design.turned, labels))}>
        <Sizes controls={controls} />
        <StartField
          sheet={sheet}
          value={design.start}
          onChange={(start) => controls.changeDesign({ start })}
        />
      </PrintBar>
      <div className="no-print label-remarks">
        {pets.gone > 0 && <Note tone="amber">{labels.someGone(pets.gone)}</Note>}
        <Remarks art={art} publicUrl={pets.publicUrl} />
      </div>
      <PrintedSheets
        pages={pages}
        sheet={sheet}
        version={version}
        design={design}
        label={labels.pageLabel}
      />
    </>
  );
}

function TestPrint({ pets, controls }: PrintProps) {
  const { labels } = useTexts();
  const { settings, design } = controls;
  const sheet = sheetOf(settings, design.sheet);
  usePageSize(pageSize(sheet, design.turned));
  const back = useBackLink(pets);
  const hint = sheet.kind === 'roll' ? labels.testHintRoll : labels.testHint;
  const outlines = positions(sheet, perPage(sheet), 1, nudgeOf(settings, sheet.key));
  return (
    <>
      <PrintBar back={back} hint={hint(paperName(sheet, design.turned, labels))} />
      <div className="label-pages">
        <SheetPage
          sheet={sheet}
          labels={[]}
          version={0}
          label={labels.testPrint}
          turned={design.turned}
          cuts={false}
          outlines={outlines}
        />
      </div>
    </>
  );
}

function useBackLink({ named }: LabelPets) {
  const { common } = useTexts();
  const from = useIdParam('from');
  const href = from === null ? paths.labels({ ids: named?.join(',') }) : paths.petDetails(from);
  return { href, label: common.back };
}

function paperName(sheet: Sheet, turned: boolean, labels: Texts['labels']): string {
  if (sheet.kind !== 'roll') return labels.papers[sheet.kind];
  const { width, height } = pageSize(sheet, turned);
  // not broken at the end of a line
  return `${formatNumber(width)}\u00a0×\u00a0${formatNumber(height)}\u00a0mm`;
}
