import { useParams } from 'wouter';
import { parseInteger } from '#src/domain/integers.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { LogInPrompt } from '#web/components/log-in-prompt.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { QuickViewActions } from './quick-view-actions.tsx';
import { QuickFacts } from './quick-facts.tsx';

/** Opened by a scanned label: one animal on one phone screen. Visitors are asked to log in, and return here. */
export function QuickViewPage() {
  const { pets, layout } = useTexts();
  const asked = useIdParam();
  const { id: inPath = '' } = useParams<{ id?: string }>();
  const id = parseInteger(inPath) ?? asked;
  const load = useQuickView(id);
  if (load.failed?.status === 401) {
    return (
      <Page title={layout.loginPrompt} bare>
        <LogInPrompt />
      </Page>
    );
  }
  return (
    <Page title={load.data?.name ?? pets.quickView} narrow bare>
      <Loaded
        load={load}
        level={1}
        skeleton={
          <div className="stack tight" aria-busy="true">
            <span className="plate" />
            <SkeletonFacts count={4} />
          </div>
        }
        notFound={
          <RecordNotFound
            texts={{ ...pets, notFoundText: pets.quickNotFoundText }}
            list={paths.pets()}
            level={1}
          />
        }
      >
        {(pet) => (
          <div className="stack tight quick-view">
            <QuickFacts pet={pet} />
            {pet.own === 1 && !pet.archived && <QuickViewActions key={pet.id} pet={pet} />}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

const useQuickView = (id: number | null) =>
  useRecord(
    ['pet', 'quickview'],
    id,
    (pet) => api.pet.quickview({ id: pet }).get(),
    useTexts().errors.loadingPetData,
  );

export type QuickPet = NonNullable<ReturnType<typeof useQuickView>['data']>;
