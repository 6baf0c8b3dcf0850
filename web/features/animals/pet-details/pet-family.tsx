import { showAmount } from '#web/lib/money.ts';
import { Link } from 'wouter';
import { GenderCount } from '#web/components/gender-count.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { PetTrade } from '#web/features/trade/records/pet-trade.tsx';
import { formatDay } from '#web/lib/format.ts';
import { lengthText } from '#web/lib/size.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import type { Pet } from './use-pet.ts';

/** The origin of an animal, and the keeper's animals that descend from it. */
export function PetFamily({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  return (
    <>
      <PetTrade pet={pet} />
      {pet.origin && pet.own !== 1 && (
        <Box title={pets.origin}>
          <Origin origin={pet.origin} />
        </Box>
      )}
      {pet.offspring.length > 0 && (
        <Box title={pets.offspring} end={<span className="num">{pet.offspring.length}</span>}>
          <Rows label={pets.offspring}>
            {pet.offspring.map((child) => (
              <Row
                key={child.id}
                href={paths.petDetails(child.id)}
                title={child.name}
                beside={<GenderCount gender={child.gender} count={child.an_count} />}
                line={formatDay(child.date)}
                plate={<PetPicture pet={child} />}
              />
            ))}
          </Rows>
        </Box>
      )}
    </>
  );
}

function Origin({ origin }: { origin: NonNullable<Pet['origin']> }) {
  const { pets } = useTexts();
  const { id, date, price, currency, count, size, seller, parent_id, parent_name } = origin;
  const paid = showAmount(price, currency);
  const more = [
    size !== null && lengthText(size),
    price > 0 && (count > 1 ? pets.paidForMany(paid, count) : paid),
    seller && pets.from(seller),
  ].filter(Boolean);
  return (
    <Facts>
      {parent_id !== null && parent_name !== null && (
        <Fact label={pets.parent}>
          <Link href={paths.petDetails(parent_id)}>{parent_name}</Link>
        </Fact>
      )}
      <Fact label={parent_id === null ? pets.bought : pets.ownOffspring}>
        <Link href={paths.purchaseDetails(id)}>{formatDay(date)}</Link>
        {more.length > 0 && `, ${more.join(', ')}`}
      </Fact>
    </Facts>
  );
}
