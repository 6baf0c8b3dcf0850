import type { X509Certificate } from 'node:crypto';
import { DAY } from '#src/domain/durations.ts';
import { ConfigMistakes, type Config } from '#src/platform/config.ts';
import { hostOf } from '#src/platform/config-https.ts';
import type { Context } from '#src/platform/context.ts';
import type { Certified } from './certificates.ts';
import { isGood, keepHomeCertificate, keyText } from './home-certificate.ts';
import { readOwnCertificate, stampOf } from './own-certificate.ts';

type Tls = { cert: string; key: string };
type Listening = { stop: (closeActive?: boolean) => Promise<void> };
/** The second port. */
export type HttpsServer = {
  /** Takes a renewed certificate, and whatever changed in the files of an own one; to be called now and then. */
  renew: () => void;
  stop: () => Promise<void>;
};

/**
 * Listens on HTTPS_PORT. Bun can't change the certificate of a server that listens (`reload` ignores it without a word),
 * so a new one takes its port: what the old one has begun it ends.
 * @throws ConfigMistakes
 */
export function openHttps(
  { config, log, now }: Pick<Context, 'config' | 'log' | 'now'>,
  listen: (tls: Tls) => Listening,
): HttpsServer {
  const source = config.https === 'home' ? homeSource(config, now) : ownSource(config);
  const first = source.read();
  if (first.isNew)
    log.info(`Each phone and computer learns to trust this Exuvia at ${trustPage(config)}`);
  warnOfEnd(first.certificate);
  let server: Listening | undefined = listenOn(first);
  return {
    renew: () => {
      if (server && !source.hasChanged()) return;
      const next = source.read();
      const old = server;
      server = undefined; // should the port be gone now, the next call tries again
      void old?.stop(false);
      server = listenOn(next);
      log.info(`The certificate is good until ${next.certificate.validToDate.toISOString()}`);
      warnOfEnd(next.certificate);
    },
    stop: async () => server?.stop(false),
  };

  function listenOn(tls: Tls): Listening {
    try {
      return listen(tls);
    } catch (error) {
      throw new ConfigMistakes([`HTTPS_PORT: ${whyNot(error)}`]);
    }
  }

  function whyNot(error: unknown): string {
    const { code, message } = error as { code?: string; message?: string };
    if (code === 'EADDRINUSE')
      return `port ${config.httpsPort} is taken. Stop what uses it, or set another one.`;
    if (code === 'EACCES') return `port ${config.httpsPort} needs more rights. Set one above 1023.`;
    return message ?? String(error);
  }

  function warnOfEnd(certificate: X509Certificate): void {
    const days = Math.floor((certificate.validToDate.getTime() - now().getTime()) / DAY);
    if (days < 0) log.warn('TLS_CERT: the certificate is no longer good. Renew it.');
    else if (days < 7)
      log.warn(`TLS_CERT: the certificate is good for ${days} more days. Renew it.`);
  }
}

/** Where http still answers, as devices that do not trust the certificate yet need it. */
const trustPage = ({ publicUrl, port }: Config): string =>
  `http://${hostOf(publicUrl)}:${port}/trust`;

type Found = Tls & { certificate: X509Certificate; isNew?: boolean };
type Source = { read: () => Found; hasChanged: () => boolean };

function homeSource(config: Config, now: () => Date): Source {
  let last: Certified | undefined;
  return {
    read: () => {
      const name = hostOf(config.publicUrl);
      const { certified, isNew } = keepHomeCertificate(config.dataDir, name, now());
      last = certified;
      const { certificate } = certified;
      return { cert: certificate.toString(), key: keyText(certified), certificate, isNew };
    },
    hasChanged: () => !last || !isGood(last, now()),
  };
}

function ownSource(config: Config): Source {
  let stamp = '';
  return {
    read: () => {
      stamp = stampOf(config);
      return readOwnCertificate(config);
    },
    hasChanged: () => stampOf(config) !== stamp,
  };
}
