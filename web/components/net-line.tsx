import { useState, type ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { keepsSomething } from '#web/lib/device-start.ts';
import { useLasting } from '#web/lib/use-lasting.ts';
import { paths } from '#web/paths.ts';
import { useDeviceQueue, type DeviceQueue } from '#web/state/shown-queue.ts';
import { useHeldUp, useIsCutOff, useReachable } from '#web/state/network.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

type State = 'offline' | 'waits' | 'sending' | 'stored';

const icons: Record<State, IconName> = {
  offline: 'offline',
  waits: 'tray',
  sending: 'tray',
  stored: 'check',
};

/**
 * A quiet line: whether there is a network, what waits for it, what is being sent, and what was refused. `above`: it stands
 * above a page, whose parts must not move when it comes or goes.
 */
export function NetLine({ above }: { above?: true }) {
  const { feeding } = useTexts();
  const queue = useDeviceQueue();
  // the page of what waits says the rest itself
  const isShort = useLocation()[0] !== paths.waiting();
  const heldUp = useHeldUp();
  const { state, count } = useNetState(queue, heldUp !== null);
  const { refused, told } = queue;
  const asksForYou = refused.length + told.length > 0;
  const isTight = !useRoom(state !== null || asksForYou) && above;
  const needsYou = isShort && asksForYou;
  const words: Record<State, [strong: ReactNode, rest: ReactNode]> = {
    // a first visit may end before it has brought anything here
    offline: [feeding.noNetwork, keepsSomething() ? feeding.everythingWorks : feeding.notHereYet],
    waits:
      heldUp === null
        ? [feeding.waiting(count), queue.keeps ? feeding.safe : feeding.unsafe]
        : [feeding.heldUp(count), heldUp],
    sending: [feeding.sending(count), null],
    stored: [feeding.stored, null],
  };
  const [strong, rest] = state ? words[state] : [null, null];
  return (
    // a link stands in a landmark
    <div
      className={classes('net-line', state, above && (isTight ? 'is-tight' : 'has-room'))}
      {...((state || asksForYou) && {
        ...{ role: 'complementary', 'aria-label': feeding.waitingTitle },
      })}
    >
      <div className="net-bar">
        {/* of two sentences in a tight line the one that needs the keeper is seen */}
        <p
          role="status"
          hidden={!state}
          className={classes(isTight && needsYou && 'visually-hidden')}
        >
          {state && (
            <>
              <Icon name={icons[state]} />
              <span className="grow">
                <strong>{strong}</strong> {rest && <span>{rest}</span>}
              </span>
            </>
          )}
        </p>
        {isShort && state === 'waits' && !asksForYou && (
          <LeadsToWaiting isTight={isTight}>{feeding.showWaiting}</LeadsToWaiting>
        )}
        {needsYou && (
          <NeedsYou
            title={
              refused.length > 0
                ? feeding.notTakenTitle(refused.length)
                : told.every((one) => 'gone' in one)
                  ? feeding.toldTitle(told.length)
                  : feeding.differsTitle(told.length)
            }
            names={(refused.length > 0 ? refused : told).map(({ name }) => name)}
            isTight={isTight}
          />
        )}
      </div>
    </div>
  );
}

/** What the server refused, else what was stored otherwise, in one line that leads to its reasons. */
function NeedsYou(props: {
  title: string;
  names: readonly string[];
  isTight: boolean | undefined;
}) {
  const { title, isTight } = props;
  const { feeding } = useTexts();
  const names = [...new Set(props.names.filter(Boolean))];
  return (
    <div className="needs-you" role="alert">
      <Icon name="warn" />
      <span className="grow">
        <strong>{title}</strong> {names.slice(0, 3).join(', ')}
      </span>
      <LeadsToWaiting isTight={isTight}>{feeding.lookAt}</LeadsToWaiting>
    </div>
  );
}

/** A button, where the line has room for one. */
function LeadsToWaiting(props: { isTight: boolean | undefined; children: string }) {
  const { isTight, children } = props;
  return isTight ? (
    <Link href={paths.waiting()}>{children}</Link>
  ) : (
    <ButtonLink variant="quiet" href={paths.waiting()}>
      {children}
    </ButtonLink>
  );
}

/**
 * Whether the line has a row of its own: it gets one, and loses it, with the page, so that nothing moves under a finger. A
 * page that is opened on a device without any network will need it.
 */
function useRoom(isShown: boolean): boolean {
  const [path] = useLocation();
  const page = `${path} ${new URLSearchParams(useSearch()).get('id')}`;
  const [room, setRoom] = useState({ page, has: !navigator.onLine });
  if (room.page !== page) setRoom({ page, has: isShown });
  return room.has;
}

/** Longer than a response takes when there is a network, in milliseconds. */
const VISIBLE_AFTER_MS = 1_200;
/** How long the line says that all is stored. */
const STORED_MS = 4_000;

/** What the line says, and of how many records. */
function useNetState(
  { waiting, lines, refused }: DeviceQueue,
  isHeldUp: boolean,
): {
  state: State | null;
  count: number;
} {
  const isReachable = useReachable();
  // Showing every request in flight would make the page jump.
  const isLong = useLasting(waiting > 0, VISIBLE_AFTER_MS);
  const isLost = useLasting(!isReachable, VISIBLE_AFTER_MS);
  // nothing is waited for where the browser has no network to ask
  const isCutOff = useIsCutOff();
  const isShown = isLong || (isCutOff && waiting > 0);
  const isOffline = isLost || isCutOff;
  const [most, setMost] = useState(0);
  if (isShown && waiting > most) setMost(waiting);
  const isOver = useLasting(most > 0 && waiting === 0, STORED_MS);
  if (most > 0 && isOver) setMost(0);
  if (isShown && waiting > 0)
    return { state: isReachable && !isHeldUp ? 'sending' : 'waits', count: waiting };
  if (isOffline) return { state: 'offline', count: 0 };
  const isStored = most > 0 && lines.length + refused.length === 0;
  return isStored ? { state: 'stored', count: most } : { state: null, count: 0 };
}
