import { useMemo } from 'react';
import { sheetOf } from '#src/domain/labels/label-settings.ts';
import { layoutLabel } from '#src/domain/labels/label-layout.ts';
import { placeAddress, placeLabelLines, type LabelPlace } from '#src/domain/labels/place-label.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { measure } from '#web/features/animals/labels/drawing/measure.ts';
import type { LabelArt } from '#web/features/animals/labels/drawing/use-label-art.ts';
import { placeLabels } from '#web/features/animals/labels/sheet/layout.ts';
import { PrintBar, PrintedSheets } from '#web/features/animals/labels/sheet/printed-sheets.tsx';
import { pageSize } from '#web/features/animals/labels/sheet/sheet-page.tsx';
import { StartField } from '#web/features/animals/labels/sheet/start-field.tsx';
import { usePageSize } from '#web/features/animals/labels/sheet/use-page-size.ts';
import { useLabelSettings } from '#web/features/animals/labels/use-label-settings.ts';
import { Page } from '#web/layout/page.tsx';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { codeSize, codeVersion } from '#web/ui/qr-path.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
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
          skeleton={
            <div className="page">
              <SkeletonRows count={4} />
            </div>
          }
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
  const { places: words } = useTexts();
  const { settings, change } = useLabelSettings();
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
      <PrintBar
        back={{ href: paths.places(), label: words.toList }}
        hint={words.labelCount(places.length)}
      >
        <StartField
          sheet={sheet}
          value={design.start}
          onChange={(start) =>
            change({ designs: { ...settings.designs, enclosure: { ...design, start } } })
          }
        />
      </PrintBar>
      <PrintedSheets
        pages={pages}
        sheet={sheet}
        version={version}
        design={design}
        label={words.labelPage}
      />
    </>
  );
}
