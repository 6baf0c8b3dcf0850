import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { PetCrumbs } from '#web/features/animals/pet-details/pet-crumbs.tsx';
import { Page } from '#web/layout/page.tsx';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { CodeCard } from './code-card.tsx';
import { EndedHandOver } from './ended-hand-over.tsx';
import { HandOverActions } from './hand-over-actions.tsx';
import { HandOverFacts } from './hand-over-facts.tsx';
import { HandOverState } from './hand-over-state.tsx';
import { useHandOver } from './use-hand-over.ts';

/** The code of a hand-over, to be scanned at the table or to be sent, until somebody has taken over. */
export function HandOverCodePage() {
  const { handOver } = useTexts();
  const { load, file, offline, kept } = useHandOver(useIdParam());
  const { data } = load;
  const [only] = data?.pets ?? [];
  const title =
    !data || !only
      ? handOver.codeCrumb
      : data.pets.length === 1
        ? handOver.codeTitle(only.name)
        : handOver.codeTitleMany(data.pets.length);
  return (
    <Page title={title} bare>
      <div className="code-page">
        <PetCrumbs pet={data?.pets.length === 1 ? only : undefined} here={handOver.codeCrumb} />
        <Loaded
          load={load}
          level={1}
          skeleton={<CodeSkeleton />}
          notFound={<RecordNotFound level={1} texts={handOver} list={paths.inventory()} />}
        >
          {(shown) =>
            shown.state === 'open' ? (
              <>
                <CodeCard handOver={shown} />
                <HandOverFacts handOver={shown} />
                <HandOverState handOver={shown} offline={offline} kept={kept} />
                <HandOverActions handOver={shown} file={file} offline={offline} />
              </>
            ) : (
              <EndedHandOver handOver={shown} title={title} />
            )
          }
        </Loaded>
      </div>
    </Page>
  );
}

function CodeSkeleton() {
  return (
    <>
      <div className="code-card">
        <span className="code-blank" />
      </div>
      <SkeletonFacts count={2} />
    </>
  );
}
