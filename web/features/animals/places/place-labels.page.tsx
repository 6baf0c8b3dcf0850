import { useMemo } from 'react';
import { sheetOf } from '#src/domain/labels/label-settings.ts';
import { perPage } from '#src/domain/labels/label-sheets.ts';
import { layoutLabel } from '#src/domain/labels/label-layout.ts';
import { placeAddress, placeLabelLines, type LabelPlace } from '#src/domain/labels/place-label.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { measure } from '#web/features/animals/labels/drawing/measure.ts';
import type { LabelArt } from '#web/features/animals/labels/drawing/use-label-art.ts';
import { placeLabels } from '#web/features/animals/labels/sheet/layout.ts';
import { pageSize, SheetPage } from '#web/features/animals/labels/sheet/sheet-page.tsx';
import { usePageSize } from '#web/features/animals/labels/sheet/use-page-size.ts';
import { useLabelSettings } from '#web/features/animals/labels/use-label-settings.ts';
import { Page } from '#web/layout/page.tsx';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { codeSize, codeVersion } from '#web/ui/qr-codes.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { usePlaceLabels } from './place-label.tsx';
import { usePlaces } from './use-places.ts';

/** The labels of places on the sheets of the enclosure labels, as they are printed; without ids those of all places. */
export function PlaceLabelsPage() {
  const { places } = useTexts();
  const [text] = useTextParam('ids');
  const named = useMemo(() => (text.match(/-?\d+/g) ?? []).map(Number), [text]);
  const all = usePlaces({ enabled: named.length === 0 });
  const ids = named.length > 0 ? named : (all.data?.rows.map(({ id }) => id) ?? []);
  const load = usePlaceLabels(ids);
  const isNone = named.length === 0 && all.data?.rows.length === 0;
  return (
    <Page title={places.printLabels} className="label-print" bare>
      <h1 className="visually-hidden">{places.printLabels}</h1>
      {isNone ? (
        <NoLabels />
      ) : (
        <Loaded
          load={{ ...load, loading: load.loading || all.loading }}
          skeleton={<SkeletonRows count={4} />}
        >
          {({ rows, public_url }) =>
            rows.length === 0 ? <NoLabels /> : <Sheets places={rows} publicUrl={public_url} />
          }
        </Loaded>
      )}
    </Page>
  );
}

function NoLabels() {
  const { places } = useTexts();
  return (
    <Empty
      title={places.noLabels}
      action={<ButtonLink href={paths.places()}>{places.toList}</ButtonLink>}
    >
      {places.noLabelsText}
    </Empty>
  );
}

function Sheets({ places, publicUrl }: { places: readonly LabelPlace[]; publicUrl: string }) {
  const { places: words, labels } = useTexts();
  const { settings, changeDesign } = useLabelSettings();
  const design = settings.designs.enclosure;
  const sheet = sheetOf(settings, design.sheet);
  const version = codeVersion(placeAddress(publicUrl, places[0]?.tag ?? ''));
  const arts = useMemo(
    () =>
      places.map((place): LabelArt => {
        const above = place.path.slice(0, -place.name.length).replace(/ \/ $/, '');
        const lines = placeLabelLines(place, above, words.labelScan);
        const sizes = { codeSize: codeSize(version), textSize: design.text };
        const layout = layoutLabel(sheet, lines, sizes, measure);
        return { pet: place, layout, address: placeAddress(publicUrl, place.tag) };
      }),
    [places, publicUrl, words, version, design.text, sheet],
  );
  usePageSize(pageSize(sheet, design.turned));
  const { pages } = placeLabels(arts, sheet, settings, { ...design, copies: 1 });
  return (
    <>
      <div className="no-print label-bar">
        <ButtonLink icon="left" href={paths.places()}>
          {words.toList}
        </ButtonLink>
        <p className="small muted">{words.labelCount(places.length)}</p>
        {perPage(sheet) > 1 && (
          <Stepper
            label={labels.start}
            min={1}
            max={perPage(sheet)}
            value={design.start}
            onChange={(start) => changeDesign({ start })}
          />
        )}
        <Button variant="primary" icon="printer" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <div className="label-pages">
        {pages.map((page, at) => (
          <SheetPage
            key={at}
            sheet={sheet}
            labels={page}
            version={version}
            label={words.labelPage(at + 1, pages.length)}
            turned={design.turned}
            cuts={design.cuts}
          />
        ))}
      </div>
    </>
  );
}
