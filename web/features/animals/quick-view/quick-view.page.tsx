import { useParams } from 'wouter';
import { parseInteger } from '#src/domain/integers.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { LogInPrompt } from '#web/components/log-in-prompt.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useIdParam } from '#web/lib/params.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { PetNotFound } from '#web/features/animals/pet-details/pet-not-found.tsx';
import { QuickViewActions } from './quick-view-actions.tsx';
import { QuickFacts } from './quick-facts.tsx';

/** Opened by a scanned label: one animal on one phone screen. Visitors are asked to log in, and return here. */
export function QuickViewPage() {
  const { pets, layout, errors } = useTexts();
  const asked = useIdParam();
  const { id: inPath = '' } = useParams<{ id?: string }>();
  const id = parseInteger(inPath) ?? asked;
  const { data: pet, loading, failed, retry } = useQuickView(id);
  const missing = id === null || failed?.status === 404;
  if (failed?.status === 401) {
    return (
      <Page title={layout.loginPrompt} bare>
        <LogInPrompt />
      </Page>
    );
  }
  return (
    <Page title={pet?.name ?? pets.quickView} narrow bare>
      {loading && (
        <div className="stack tight" aria-busy="true">
          <span className="plate" />
          <SkeletonFacts count={4} />
        </div>
      )}
      {missing && <PetNotFound text={pets.quickNotFoundText} level={1} />}
      {failed && !missing && !pet && <LoadFailed title={errors.loadingPetData} retry={retry} />}
      {pet && !missing && (
        <div className="stack tight quick-view">
          <QuickFacts pet={pet} />
          {pet.own === 1 && !pet.archived && <QuickViewActions key={pet.id} pet={pet} />}
        </div>
      )}
    </Page>
  );
}

function useQuickView(id: number | null) {
  const { errors } = useTexts();
  return useLoad(['pet', 'quickview', id], () => api.pet.quickview({ id: id ?? 0 }).get(), {
    errorTitle: errors.loadingPetData,
    enabled: id !== null,
    mayBeMissing: true,
  });
}

export type QuickPet = NonNullable<ReturnType<typeof useQuickView>['data']>;
