import type { NamedSpecies } from '#src/domain/paste/animals.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { WaysToAdd } from '#web/components/ways-to-add.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad, type Load } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { WorkKept } from '#web/features/portability/import/work-kept.tsx';
import { PasteText } from './paste-text.tsx';
import { PastedLines } from './pasted-lines.tsx';
import { usePaste } from './use-paste.ts';

/** Brings in animals out of lines as keepers write them: paste, look at what was understood, add. */
export function PastePage() {
  const { petImport, pets } = useTexts();
  const { paste } = petImport;
  const names = useLoad(['species', 'names'], () => api.species.names.get(), {
    errorTitle: paste.errorNames,
  });
  return (
    <Page
      title={paste.title}
      sub={paste.sub}
      crumbs={<Crumbs path={[{ href: paths.pets(), label: pets.title }]} here={paste.here} />}
    >
      <WaysToAdd here="paste" />
      <WorkKept />
      <Paste names={names} />
    </Page>
  );
}

function Paste({ names }: { names: Load<{ rows: NamedSpecies[] }> }) {
  const all = usePaste(names.data?.rows ?? null);
  if (all.isRead) return <PastedLines all={all} />;
  return (
    <>
      <PasteText all={all} />
      {all.wantsNames && (
        <Loaded load={names} skeleton={<SkeletonFacts />}>
          {() => null}
        </Loaded>
      )}
    </>
  );
}
