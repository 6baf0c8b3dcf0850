import { Loaded } from '#web/components/loaded.tsx';
import { PastImports } from '#web/components/past-imports.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatCount } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { DataImport } from './data-import.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportLinks } from './export-links.tsx';

/** 'Your data': overview, export, import, and deletion. */
export function DataPage() {
  const { data } = useTexts();
  const counts = useLoad(['data', 'counts'], () => api.data.counts.get(), {
    errorTitle: data.errorLoading,
  });
  return (
    <Page title={data.title} sub={data.sub}>
      <div className="split">
        <div className="stack">
          <ExportLinks />
          <DataImport />
          <PastImports />
        </div>
        <div className="stack">
          <Box title={data.have}>
            <Loaded load={counts} skeleton={<SkeletonFacts />}>
              {(of) => <Counts counts={of} />}
            </Loaded>
          </Box>
          <DeleteAccount
            pets={(counts.data?.pets ?? 0) + (counts.data?.archived ?? 0)}
            pictures={counts.data?.pictures ?? 0}
          />
        </div>
      </div>
    </Page>
  );
}

type Counted = keyof Texts['data']['counts'];

function Counts({ counts }: { counts: Record<Counted, number> }) {
  const { data } = useTexts();
  const labels = Object.entries(data.counts) as [Counted, string][];
  return (
    <Facts>
      {labels.map(([key, label]) => (
        <Fact key={key} label={label}>
          <span className="num">{formatCount(counts[key])}</span>
        </Fact>
      ))}
    </Facts>
  );
}
