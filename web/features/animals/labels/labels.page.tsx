import { useEffect } from 'react';
import { labelUses } from '#src/domain/labels/label-settings.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { paths } from '#web/paths.ts';
import { useReachable } from '#web/state/network.ts';
import { setSetting, useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { NoAnimals, hasNoAnimals } from './animals/no-animals.tsx';
import { AnimalsBox } from './animals/animals-box.tsx';
import { ContentBox } from './content-box.tsx';
import { Sizes } from './sizes.tsx';
import { SheetSettings } from './sheet/sheet-settings.tsx';
import { placeLabels } from './sheet/layout.ts';
import { Preview } from './sheet/preview.tsx';
import { useLabelArt } from './drawing/use-label-art.ts';
import { useLabelPets, type LabelPets } from './animals/use-label-pets.ts';
import { useLabelSettings, type LabelControls } from './use-label-settings.ts';

/** Which animals, their label content, and the paper: with a preview of the printed sheet. */
export function LabelsPage() {
  const { labels, pets: petTexts } = useTexts();
  const controls = useLabelSettings();
  const pets = useLabelPets(controls.settings);
  useRemembered(pets);
  if (pets.loading)
    return (
      <Page title={labels.title}>
        <div className="label-bench">
          <div className="label-form">
            <SkeletonRows count={8} />
          </div>
          <div className="label-preview">
            <span className="plate" />
          </div>
        </div>
      </Page>
    );
  if (pets.failed)
    return (
      <Page title={labels.title}>
        <LoadFailed load={{ errorTitle: labels.failed, retry: pets.retry }} />
      </Page>
    );
  if (hasNoAnimals(pets))
    return (
      <Page title={labels.title}>
        <NoAnimals pets={pets} />
      </Page>
    );
  if (pets.all.length === 0 && !pets.named) {
    const add = (
      <ButtonLink variant="primary" icon="plus" href={paths.petAdd()}>
        {petTexts.add}
      </ButtonLink>
    );
    return (
      <Page title={labels.title}>
        <Empty title={labels.nobody} action={add}>
          {labels.nobodyText}
        </Empty>
      </Page>
    );
  }
  return <Workbench pets={pets} controls={controls} />;
}

function Workbench({ pets, controls }: { pets: LabelPets; controls: LabelControls }) {
  const { labels } = useTexts();
  const { settings, design, change } = controls;
  const art = useLabelArt(pets.chosen, settings, pets.publicUrl);
  const placed = placeLabels(art.arts, art.sheet, settings, design);
  const roll = art.sheet.kind === 'roll';
  const ids = pets.named?.join(',');
  const onAll = () => change({ who: { by: 'all' } });
  const room = placed.nextFree === null ? labels.sheetFull : labels.nextFree(placed.nextFree);
  const summary = labels.summary(placed.count, placed.pages.length, roll);
  return (
    <Page
      title={labels.title}
      sub={placed.count === 0 ? `${labels.none}.` : roll ? summary : `${summary} ${room}`}
      actions={
        <>
          <ButtonLink icon="grid" href={paths.labelsPrint({ ids, test: true })}>
            {labels.testPrint}
          </ButtonLink>
          {placed.count > 0 && (
            <ButtonLink variant="primary" icon="printer" href={paths.labelsPrint({ ids })}>
              {labels.printLabels}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="label-bench">
        <div className="label-form">
          <Segmented
            label={labels.use}
            value={settings.use}
            onChange={(use) => change({ use })}
            choices={labelUses.map((value) => ({ value, label: labels.uses[value] }))}
          />
          <Sizes controls={controls} />
          <AnimalsBox pets={pets} controls={controls} />
          <ContentBox controls={controls} />
          <SheetSettings animals={pets.chosen.length} controls={controls} />
        </div>
        <Preview
          art={art}
          placed={placed}
          design={design}
          publicUrl={pets.publicUrl}
          onAll={onAll}
        />
      </div>
    </Page>
  );
}

/** Stores the animals of the current choice in label_pets, however they were chosen. */
function useRemembered({ chosen, named, loading, failed }: LabelPets): void {
  const [picked] = useSetting('label_pets');
  const ids = chosen.map(({ id }) => id);
  const same = ids.length === picked.length && ids.every((id) => picked.includes(id));
  // that this page was looked at is nothing to be kept for the network
  const isReachable = useReachable();
  const wanted = named || loading || failed || same || !isReachable ? '' : JSON.stringify(ids);
  useEffect(() => {
    if (wanted) setSetting('label_pets', JSON.parse(wanted) as number[]);
  }, [wanted]);
}
