import { useState } from 'react';
import {
  trustDeviceOf,
  trustDevices,
  trustFile,
  type TrustDevice,
} from '#src/domain/accounts/trust-devices.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { Page } from '#web/layout/page.tsx';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { formatDay } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Fold } from '#web/ui/fold.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Drawing } from './drawing.tsx';
import { drawings } from './drawings.ts';
import { TrustLine } from './trust-line.tsx';
import { useTrust } from './use-trust.ts';

const isPhone = (device: TrustDevice) => device === 'ios' || device === 'android';

/** How this phone or computer is taught to trust an installation at home. Nobody needs an account for it. */
export function TrustPage() {
  const { trust } = useTexts();
  const { load, state, waiting, goWithout } = useTrust();
  return (
    <Page title={trust.title} sub={trust.sub}>
      <Loaded load={load} skeleton={<SkeletonRows count={3} />}>
        {({ address, authority }) => (
          <div className="stack">
            <TrustLine state={state} address={address} waiting={waiting} />
            {authority && <Steps authority={authority} address={address} />}
            <div>
              <h2 className="trust-ways">{trust.otherWays}</h2>
              {trust.ways.map(({ title, said, lines }) => (
                <Fold key={title} title={title} said={said}>
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </Fold>
              ))}
              {(state === 'unknown' || state === 'nameless') && (
                <p className="trust-without">
                  <button type="button" className="button" onClick={goWithout}>
                    {trust.goWithout}
                  </button>
                  <span className="small muted">{trust.withoutHttps}</span>
                </p>
              )}
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** Lines may end after a colon. */
const breakable = (fingerprint: string) => fingerprint.replaceAll(':', ':\u200b');

type Authority = { name: string; fingerprint: string; until: string; bytes: number };

function Steps({ authority, address }: { authority: Authority; address: string }) {
  const { trust } = useTexts();
  const [device, setDevice] = useState(() =>
    trustDeviceOf(navigator.userAgent, navigator.maxTouchPoints),
  );
  const host = new URL(address).hostname;
  const tabs = trustDevices.map((value) => ({
    value,
    label: (
      <>
        <Icon name={isPhone(value) ? 'phone' : 'desk'} />
        {trust.devices[value]}
      </>
    ),
  }));
  const said = { host, title: authority.name };
  return (
    <div>
      <Tabs label={trust.whichDevice} tabs={tabs} value={device} onChange={setDevice}>
        <ol className="trust-steps">
          {trust.steps[device].map(({ title, text }, at) => (
            <li key={title}>
              <Drawing parts={drawings[device][at] ?? []} isPhone={isPhone(device)} />
              <div>
                <h2>
                  <span className="n" aria-hidden="true">
                    {at + 1}
                  </span>
                  {title}
                </h2>
                <p>{text(said)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Tabs>
      <div className="trust-file">
        <a className="button primary large" href={`/api/trust/exuvia-home.${trustFile[device]}`}>
          <Icon name="download" />
          {trust.load}
        </a>
        <p className="small muted">
          {trust.about(formatBytes(authority.bytes), formatDay(authority.until))}{' '}
          <span className="trust-print">{breakable(authority.fingerprint)}</span>
        </p>
      </div>
    </div>
  );
}
