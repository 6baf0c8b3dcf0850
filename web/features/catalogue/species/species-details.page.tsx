import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { commonName } from '#src/domain/species/common-name.ts';
import { crumbOf } from '#web/components/crumb-of.ts';
import { Markdown } from '#web/components/markdown.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { SpeciesChanges } from '#web/features/catalogue/species-log/species-changes.tsx';
import { Page } from '#web/layout/page.tsx';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { editsSpecies, useSession } from '#web/state/session.ts';
import { spokenLanguage, useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ClubNumbers } from './club-numbers.tsx';
import { EnvironmentFacts } from './environment-facts.tsx';
import { MoreOfGenus } from './more-of-genus.tsx';
import { OwnAnimals, OwnPicture } from './own-animals.tsx';
import { SpeciesCrumbs } from './species-crumbs.tsx';
import { SpeciesNameSkeleton, SpeciesSkeleton } from './species-skeleton.tsx';
import { useSpecies, type Species } from './use-species.ts';

/** Everything about one species: the keeper's own animals, the club's numbers, facts, care sheet, its history. */
export function SpeciesDetailsPage() {
  const { species } = useTexts();
  const id = useIdParam();
  const load = useSpecies(id);
  const { data, missing, loading } = load;
  useKeptAddress(id, data?.sc_id);
  return (
    <Page
      title={data?.sc_name ?? (missing ? species.notFound : species.title)}
      heading={
        data ? <SpeciesName name={data.sc_name} /> : loading ? <SpeciesNameSkeleton /> : undefined
      }
      headClassName={data || loading ? 'taxon' : undefined}
      sub={
        (data && commonName(data, spokenLanguage())) ||
        (loading ? <Skeleton width={40} /> : undefined)
      }
      crumbs={
        <SpeciesCrumbs
          of={data}
          here={data ? undefined : crumbOf(load, undefined, species.notFound)}
        />
      }
      actions={(data || loading) && id !== null ? <Actions sc_id={id} /> : undefined}
    >
      <Loaded
        load={load}
        skeleton={<SpeciesSkeleton />}
        notFound={<RecordNotFound bare texts={species} list={paths.species()} />}
      >
        {(of) => <Details of={of} />}
      </Loaded>
    </Page>
  );
}

/** The address of a species that was merged into another one leads to that one. */
function useKeptAddress(id: number | null, sc_id: number | undefined): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (sc_id !== undefined && sc_id !== id)
      navigate(paths.speciesDetails(sc_id), { replace: true });
  }, [id, sc_id, navigate]);
}

function Actions({ sc_id }: { sc_id: number }) {
  const { species } = useTexts();
  const session = useSession();
  if (!session) return null;
  return (
    <>
      {editsSpecies(session) && (
        <ButtonLink brief icon="pencil" href={paths.speciesEdit(sc_id)}>
          {species.edit}
        </ButtonLink>
      )}
      <ButtonLink variant="primary" icon="plus" href={paths.petAdd({ species: sc_id })}>
        {species.addPet}
      </ButtonLink>
    </>
  );
}

function Details({ of }: { of: Species }) {
  const session = useSession();
  return (
    <div className={session ? 'split own-first' : 'split'}>
      {session && (
        <div className="stack">
          <OwnPicture of={of} />
          <OwnAnimals of={of} />
        </div>
      )}
      <div className="stack">
        {session && <ClubNumbers of={of} />}
        <EnvironmentFacts of={of} />
        <CareSheet of={of} />
        <Texts of={of} />
        {session && <SpeciesChanges sc_id={of.sc_id} />}
        {session && (
          <div className="no-print">
            <MoreOfGenus of={of} />
          </div>
        )}
      </div>
      {!session && (
        <div className="stack">
          <MoreOfGenus of={of} />
        </div>
      )}
    </div>
  );
}

function CareSheet({ of }: { of: Species }) {
  const { species } = useTexts();
  const session = useSession();
  const written = of.care_sheet.trim() !== '';
  return (
    <Box
      title={species.careSheet}
      end={
        written ? (
          <Button variant="quiet" icon="printer" onClick={() => window.print()}>
            {species.print}
          </Button>
        ) : editsSpecies(session) ? (
          <ButtonLink variant="quiet" icon="pencil" href={paths.speciesEdit(of.sc_id)}>
            {species.writeCareSheet}
          </ButtonLink>
        ) : undefined
      }
    >
      {written ? <Markdown text={of.care_sheet} /> : <p className="muted">{species.noCareSheet}</p>}
    </Box>
  );
}

function Texts({ of }: { of: Species }) {
  const { species } = useTexts();
  return (
    <>
      {of.notes.trim() !== '' && (
        <Box title={species.notes}>
          <Markdown text={of.notes} />
        </Box>
      )}
      {of.synonyms.length > 0 && (
        <Box title={species.synonyms}>
          <ul className="prose">
            {of.synonyms.map((name) => (
              <li key={name}>
                <SpeciesName name={name} />
              </li>
            ))}
          </ul>
        </Box>
      )}
    </>
  );
}
