import type { ComponentProps, ReactNode } from 'react';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { SpeciesBeside } from '#web/components/species-name.tsx';
import { formatInstant } from '#web/lib/format.ts';
import { takeOutOfQueue } from '#web/lib/note-feedings.ts';
import { paths } from '#web/paths.ts';
import { confirm } from '#web/state/dialogs.ts';
import { notify } from '#web/state/notices.ts';
import type { WaitingLine } from '#web/state/shown-queue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { openAgain } from '#web/features/plans/feeding-round/open-again.ts';
import { kindOf } from './line-kind.ts';
import { lineText } from './line-text.ts';
import { takenOutText } from '#web/components/taken-out-text.ts';

/** What waits: the animal or the other thing that it is about, what was recorded of it, and when. */
export function WaitingRow({ line }: { line: WaitingLine }) {
  const texts = useTexts();
  const { feeding } = texts;
  const { name, canUndo, dependents } = line;
  const { icon, words } = kindOf(line);
  const said = [name, lineText(line, texts)].filter(Boolean).join(': ');
  async function takeBack() {
    const title = feeding.takeOutTitle(said);
    const [text, button] = [feeding.takeOutText(dependents), feeding.takeOut];
    if (dependents > 0 && !(await confirm({ title, text, button, style: 'danger' }))) return;
    const isOut = await takeOutOfQueue(line.place);
    if (isOut) openAgain(line.body);
    notify(takenOutText(line, isOut, feeding.takenOut(said), feeding));
  }
  return (
    <RecordRow
      of={line}
      icon={icon}
      said={lineText(line, texts)}
      href={words === 'gone' ? undefined : recordOf(line)}
      end={
        canUndo && (
          <Button
            variant="quiet"
            icon="undo"
            brief
            label={feeding.takeOutOf(said)}
            onClick={() => void takeBack()}
          >
            {feeding.takeOut}
          </Button>
        )
      }
    />
  );
}

/** The same without what can be done with it. What was refused is still there, so that it leads to its page. */
export function WaitingHead({ line }: { line: WaitingLine }) {
  return (
    <Rows>
      <LineRow line={line} />
    </Rows>
  );
}

/** What was recorded, with what else is said of it. */
export function LineRow(props: { line: WaitingLine; end?: ReactNode; children?: ReactNode }) {
  const { line, ...rest } = props;
  const { icon } = kindOf(line);
  return (
    <RecordRow
      {...rest}
      of={line}
      icon={icon}
      said={lineText(line, useTexts())}
      href={recordOf(line)}
    />
  );
}

type RecordRowProps = {
  of: Pick<WaitingLine, 'name' | 'pet' | 'at'>;
  icon: IconName;
  /** What was recorded. */
  said: string;
  href?: string | undefined;
} & Pick<ComponentProps<typeof Row>, 'end' | 'children'>;

/** Any record of the device: whom or what it is about, what was recorded, and when. */
export function RecordRow({ of, icon, said, href, end, children }: RecordRowProps) {
  const { name, pet, at } = of;
  const title = name || said;
  return (
    <Row
      plate={
        pet ? (
          <PetPicture pet={pet} />
        ) : (
          <span className="plate no-picture">
            <Icon name={icon} />
          </span>
        )
      }
      title={title}
      {...(href && { href })}
      beside={pet && <SpeciesBeside pet={{ id: pet.id, name, sc_name: pet.sc_name }} />}
      line={
        <>
          <Icon name={icon} /> {said !== title && `${said}, `}
          <time dateTime={at}>{formatInstant(at)}</time>
        </>
      }
      end={end}
    >
      {children}
    </Row>
  );
}

/** The page of the animal, the purchase or the sale that it is about. */
function recordOf({ pet, body }: WaitingLine): string | undefined {
  if (pet) return paths.petDetails(pet.id);
  if (typeof body['purchase_id'] === 'number') return paths.purchaseDetails(body['purchase_id']);
  return typeof body['slid'] === 'number' && body['slid'] > 0
    ? paths.saleDetails(body['slid'])
    : undefined;
}
