import type { ReactNode } from 'react';
import { genderCount } from '#src/domain/animal/gender.ts';
import type { BookEntry, Leaving } from '#src/domain/trade/stock-book.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useIdParam, useTextParam } from '#web/lib/params.ts';
import { lengthText } from '#web/lib/size.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { InventoryCrumbs } from '#web/features/trade/records/inventory-crumbs.tsx';
import { ProofCode, useProofCode } from './proof-code.tsx';
import { useKeeperAddress } from '#web/features/trade/records/keeper-address.ts';

/** A document that goes with the animal: what it is, where it comes from, and who received it. */
export function ProofPage() {
  const { inventory } = useTexts();
  const load = useBookEntry();
  return (
    <Page
      title={inventory.proof}
      crumbs={<InventoryCrumbs list="papers" here={inventory.proof} />}
      actions={
        load.data && (
          <Button variant="primary" icon="printer" onClick={() => window.print()}>
            {inventory.print}
          </Button>
        )
      }
      narrow
    >
      <Loaded load={load} skeleton={<SkeletonFacts count={8} />} notFound={<ProofNotFound />}>
        {(entry) => <Proof entry={entry} />}
      </Loaded>
    </Page>
  );
}

/** The line of the stock book that the address names: by its pet, or by a sale. */
function useBookEntry() {
  const { inventory } = useTexts();
  const pet = useIdParam();
  const sale = useIdParam('of_sale');
  const by = pet === null ? 'sale' : 'pet';
  return useRecord(
    ['stock_book', by],
    pet ?? sale,
    (id) => api.stock_book[by]({ id }).get(),
    inventory.errorProof,
  );
}

/** For a record that was deleted before any animal of it was sold, the book may know the purchase. */
function ProofNotFound() {
  const { proofMissing, proofMissingText, toStockBook } = useTexts().inventory;
  const texts = { notFound: proofMissing, notFoundText: proofMissingText, toList: toStockBook };
  return <RecordNotFound texts={texts} list={paths.stockBook()} />;
}

function Proof({ entry }: { entry: BookEntry }) {
  const { inventory } = useTexts();
  const [chosen, setChosen] = useTextParam('sale');
  const [keeper, setKeeper] = useKeeperAddress();
  const code = useProofCode(useIdParam());
  const sales = entry.out.filter((leaving) => leaving.slid !== null);
  const sale = sales.find(({ slid }) => String(slid) === chosen) ?? null;
  return (
    <>
      <div className="fields no-print">
        <SelectField
          label={inventory.proofFor}
          value={sale ? String(sale.slid) : ''}
          onChange={setChosen}
          options={[
            { value: '', label: inventory.proofBlank },
            ...sales.map(({ slid, name, date }) => ({
              value: String(slid),
              label: inventory.proofTo(name, formatDay(date ?? '')),
            })),
          ]}
        />
        <TextArea
          label={inventory.keeperAddress}
          hint={inventory.keeperAddressHint}
          rows={3}
          value={keeper}
          onChange={setKeeper}
        />
      </div>
      {code.question}
      <div className="proof">
        <ProofAnimal entry={entry} count={sale?.count ?? null}>
          {code.handOver && <ProofCode handOver={code.handOver} />}
        </ProofAnimal>
        <ProofOrigin entry={entry} />
        <ProofGiven sale={sale} />
        <section className="proof-part">
          <h2>{inventory.keeper}</h2>
          <p className="pre-line">{keeper}</p>
          <p className="small">{inventory.proofWords}</p>
          <p className="proof-line">{inventory.signature}</p>
        </section>
      </div>
    </>
  );
}

/** `count`: how many of them this document covers; null prints a blank where there are several. */
function ProofAnimal(props: { entry: BookEntry; count: number | null; children: ReactNode }) {
  const { entry, count } = props;
  const { inventory, animals } = useTexts();
  const { sc_name, cm_name, gender, pet_no, former_no, tag, name, in_count, hatched } = entry;
  const number = count ?? (in_count === 1 ? 1 : null);
  return (
    <section className="proof-part">
      <h2>{inventory.animal}</h2>
      <div className="proof-animal">
        <Facts>
          <Fact label={inventory.scName}>
            <SpeciesName name={sc_name} />
          </Fact>
          {cm_name && <Fact label={inventory.cmName}>{cm_name}</Fact>}
          {gender && (
            <Fact label={inventory.sex}>
              {animals.gender[gender]}
              {number !== null && `, ${genderCount(gender, number)}`}
            </Fact>
          )}
          {hatched && <Fact label={inventory.hatchedFact}>{formatPartialDay(hatched)}</Fact>}
          <Fact label={inventory.number}>{number ?? <Blank />}</Fact>
          <Fact label={inventory.label}>
            {[
              pet_no !== null && `${inventory.no} ${pet_no}`,
              former_no !== null && former_no !== pet_no && inventory.formerNo(former_no),
              tag && `#${tag}`,
              name,
            ]
              .filter(Boolean)
              .join(', ')}
          </Fact>
        </Facts>
        {props.children}
      </div>
    </section>
  );
}

function ProofOrigin({ entry }: { entry: BookEntry }) {
  const { inventory } = useTexts();
  const { bred, in_date, seller, seller_address, in_document_no, parent_name, size } = entry;
  return (
    <section className="proof-part">
      <h2>{inventory.origin}</h2>
      <Facts>
        <Fact label={bred ? inventory.bredOn : inventory.acquired}>
          {in_date ? formatDay(in_date) : <Blank />}
        </Fact>
        <Fact label={inventory.acquiredFrom}>
          {bred ? inventory.bredHere : seller || <Blank />}
        </Fact>
        {!bred && (
          <Fact label={inventory.address}>
            {seller_address ? <span className="pre-line">{seller_address}</span> : <Blank />}
          </Fact>
        )}
        {parent_name && <Fact label={inventory.parentAnimal}>{parent_name}</Fact>}
        {size !== null && <Fact label={inventory.sizeThen}>{lengthText(size)}</Fact>}
        <Fact label={inventory.documentNo}>{in_document_no || <Blank />}</Fact>
      </Facts>
    </section>
  );
}

function ProofGiven({ sale }: { sale: Leaving | null }) {
  const { inventory } = useTexts();
  return (
    <section className="proof-part">
      <h2>{inventory.given}</h2>
      <Facts>
        <Fact label={inventory.buyerName}>{sale?.name || <Blank />}</Fact>
        <Fact label={inventory.address}>
          {sale?.address ? <span className="pre-line">{sale.address}</span> : <Blank />}
        </Fact>
        <Fact label={inventory.givenOn}>{sale?.date ? formatDay(sale.date) : <Blank />}</Fact>
        {sale?.document_no && <Fact label={inventory.documentNo}>{sale.document_no}</Fact>}
      </Facts>
    </section>
  );
}

/** A blank to write on. */
function Blank() {
  const { inventory } = useTexts();
  return (
    <span className="proof-blank">
      <span className="visually-hidden">{inventory.notNoted}</span>
    </span>
  );
}
