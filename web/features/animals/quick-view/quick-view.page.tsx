import { Link, useParams } from 'wouter';
import { readTag } from '#src/domain/animal/tag.ts';
import { parseInteger } from '#src/domain/integers.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { LogInPrompt } from '#web/components/log-in-prompt.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { UnknownLabel } from '#web/components/unknown-label.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { isOffline } from '#web/lib/failure.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { QuickViewActions } from './quick-view-actions.tsx';
import { QuickFacts } from './quick-facts.tsx';
import { QuickMore } from './quick-more.tsx';
import { WhichAnimal } from './which-animal.tsx';

/** Opened by a scanned label: one animal on one phone screen. Visitors are asked to log in, and return here. */
export function QuickViewPage() {
  const { pets, layout } = useTexts();
  const asked = useIdParam();
  const { id: inPath = '' } = useParams<{ id?: string }>();
  const named = readTag(inPath) ?? parseInteger(inPath) ?? asked;
  const load = useQuickView(named);
  if (load.failed?.status === 401) {
    return (
      <Page title={layout.loginPrompt} narrow bare>
        <LogInPrompt>
          {pets.scannedText} <Link href={paths.contact()}>{pets.scannedContact}</Link>
        </LogInPrompt>
      </Page>
    );
  }
  if (load.failed && isOffline(load.failed)) {
    return (
      <Page title={pets.unknownLabel} narrow bare>
        <UnknownLabel code={inPath || String(asked)} of="pets" retry={load.retry} />
      </Page>
    );
  }
  return (
    <Page title={titleOf(load.data, pets)} narrow bare>
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
        {(pet) =>
          pet.others.length > 0 ? (
            <WhichAnimal pet={pet} />
          ) : (
            <div key={named} className="stack tight quick-view">
              <QuickFacts pet={pet} />
              {pet.own === 1 && <QuickMore pet={pet} />}
              {pet.own === 1 && !pet.archived && <QuickViewActions pet={pet} />}
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

const titleOf = (pet: QuickPet | undefined, pets: Texts['pets']) =>
  (pet?.others.length ? pets.whichAnimal : pet?.name) ?? pets.quickView;

const useQuickView = (code: number | string | null) =>
  useRecord(
    ['pet', 'quickview'],
    code,
    (id) => api.pet.quickview({ id }).get(),
    useTexts().errors.loadingPetData,
  );

export type QuickPet = NonNullable<ReturnType<typeof useQuickView>['data']>;
