import { placeAddress } from '#src/domain/labels/place-label.ts';
import { walkingOrder, withBelow } from '#src/domain/places/tree.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import type { PlaceDetail } from './use-place.ts';
import type { Place } from './use-places.ts';

/** The labels of some places, with the address that their codes start with. */
export function usePlaceLabels(ids: readonly number[]) {
  const { places } = useTexts();
  return useLoad(
    ['place', 'labels', ids],
    () => api.place.labels({ ids: JSON.stringify(ids) }).get(),
    { errorTitle: places.loading, enabled: ids.length > 0, quiet: true },
  );
}

/** What the label of a place says, and where it is printed. */
export function PlaceLabel({ place, places }: { place: PlaceDetail; places: readonly Place[] }) {
  const { places: words } = useTexts();
  const { data } = usePlaceLabels([place.id]);
  const below = withBelow(places, place.id);
  const others = walkingOrder(places).flatMap(({ id }) =>
    id !== place.id && below.has(id) ? [id] : [],
  );
  const address = data && placeAddress(data.public_url, place.tag);
  return (
    <Box
      title={words.label}
      end={
        <ButtonLink
          variant="quiet"
          icon="printer"
          href={paths.placeLabels({ ids: String(place.id) })}
        >
          {words.print}
        </ButtonLink>
      }
    >
      <div className="place-label">
        <div>
          <p>
            <strong>{place.name}</strong>
            <br />
            <span className="small">{place.crumbs.map(({ name }) => name).join(' / ')}</span>
          </p>
          <p className="small num">L {place.tag}</p>
        </div>
        {address && <QrCode text={address} label={words.code(place.name)} />}
      </div>
      <p className="small muted">{words.labelHint}</p>
      {others.length > 0 && (
        <ButtonLink icon="tag" href={paths.placeLabels({ ids: others.join(',') })}>
          {words.labelsInside(others.length)}
        </ButtonLink>
      )}
    </Box>
  );
}
