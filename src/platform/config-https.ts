import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** `home`: an authority of its own vouches for it; `files`: TLS_CERT and TLS_KEY; `off`: plain http, or a proxy does it. */
export type Https = 'off' | 'home' | 'files';

type Given = {
  https: 'off' | 'home';
  tlsCert: string;
  tlsKey: string;
  port: number;
  httpsPort: number;
  /** PUBLIC_URL as it was set; empty where it was not. */
  publicUrl: string;
};

/**
 * How https is served, and under which address. Where Exuvia serves it itself, PUBLIC_URL may still be that with http:
 * its name counts. `mistake` notes what is wrong with a setting.
 */
export function httpsOf(
  given: Given,
  mistake: (name: string, wanted: string) => void,
): { https: Https; publicUrl: string } {
  const { tlsCert, tlsKey, port, httpsPort } = given;
  const isHome = given.https === 'home';
  if (isHome && (tlsCert || tlsKey)) mistake('HTTPS', 'can not go with TLS_CERT and TLS_KEY');
  if (tlsCert && !tlsKey) mistake('TLS_KEY', 'is missing, TLS_CERT needs it');
  if (tlsKey && !tlsCert) mistake('TLS_CERT', 'is missing, TLS_KEY needs it');
  const https: Https = isHome ? 'home' : tlsCert && tlsKey ? 'files' : 'off';
  const byDefault = given.publicUrl || `http://localhost:${port}`;
  if (https === 'off') return { https, publicUrl: byDefault };
  if (httpsPort === port) mistake('HTTPS_PORT', 'must be another one than PORT');
  const set = given.publicUrl || (isHome ? `http://${machineName()}` : '');
  if (!set) mistake('PUBLIC_URL', 'is missing, TLS_CERT needs it');
  const publicUrl = withHttps(set || byDefault, httpsPort);
  if (isHome && URL.canParse(publicUrl) && !isNameAtHome(hostOf(publicUrl)))
    mistake(
      'PUBLIC_URL',
      'must have the name that other devices find this machine by, such as http://exuvia.local:3000: HTTPS=home needs it',
    );
  return { https, publicUrl };
}

/** The name that a certificate at home is for. */
export const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/** As the machine tells it to the network: that of a Raspberry Pi is raspberrypi.local. */
function machineName(): string {
  const name = hostname().toLowerCase();
  return name.includes('.') ? name : `${name}.local`;
}

function withHttps(address: string, port: number): string {
  if (!URL.canParse(address) || !address.startsWith('http:') || /[?#]/.test(address))
    return address;
  const url = new URL(address);
  return `https://${url.hostname}${port === 443 ? '' : `:${port}`}${url.pathname}`.replace(
    /\/+$/,
    '',
  );
}

/** Passkeys and certificates are for names; `localhost` is each device itself. A title of 64 characters has to hold it. */
function isNameAtHome(host: string): boolean {
  const isName = /^(?=.{1,47}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
  return isName.test(host) && !isIP(host) && !/(^|\.)localhost(\.|$)/.test(host);
}
