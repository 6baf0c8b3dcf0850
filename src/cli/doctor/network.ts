import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isOnlyLocal } from '#src/domain/labels/label-content.ts';
import { readDatabaseId } from '#src/db/database-id.ts';
import type { Config } from '#src/platform/config.ts';
import { readAuthority } from '#src/platform/tls/home-certificate.ts';
import { hostOf } from '#src/platform/config-https.ts';
import { readOwnCertificate } from '#src/platform/tls/own-certificate.ts';
import { fault, good, warning, type Finding } from './finding.ts';

/** How long another program may take to answer. */
const PATIENCE_MS = 5000;

/** The Exuvia at an address: its version, and whether it works with this data folder. */
type Running = { version: string; isOwn: boolean };

/** Whether a port is free, or this Exuvia's already. */
export async function examinePort(
  name: 'PORT' | 'HTTPS_PORT',
  { port, httpsPort, host, dataDir }: Config,
): Promise<Finding> {
  const wanted = name === 'PORT' ? port : httpsPort;
  const problem = await problemOfListening(wanted, host);
  if (problem === null) return good(`${name}: ${wanted} is free; Exuvia does not run.`);
  if (problem === 'EACCES')
    return fault(`${name}: ${wanted} needs more rights. Set one above 1023.`);
  if (problem !== 'EADDRINUSE')
    return fault(`HOST: '${host}' is no address of this machine (${problem}).`);
  const address = /^(0\.0\.0\.0|::)$/.test(host)
    ? '127.0.0.1'
    : host.includes(':')
      ? `[${host}]`
      : host;
  const scheme = name === 'PORT' ? 'http' : 'https';
  const stop = `Stop it (sudo ss -ltnp 'sport = :${wanted}' names it), or set another one.`;
  const running = await runningAt(`${scheme}://${address}:${wanted}`, dataDir);
  if (running === null) return fault(`${name}: another program has ${wanted}. ${stop}`);
  return running.isOwn
    ? good(`${name}: Exuvia ${running.version} answers on ${wanted}.`)
    : fault(
        `${name}: another Exuvia (${running.version}) has ${wanted}, whose data is not in ${dataDir}. ${stop}`,
      );
}

function problemOfListening(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve((error as { code?: string }).code ?? String(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** Whether other devices get here by PUBLIC_URL. */
export async function examineAddress(
  { publicUrl, dataDir }: Config,
  runs: boolean,
): Promise<Finding> {
  if (isOnlyLocal(publicUrl))
    return warning(
      `PUBLIC_URL: ${publicUrl} leads each device to itself. Set it to the name or address of this machine: codes and links start with it.`,
    );
  const host = hostOf(publicUrl).replace(/^\[|\]$/g, '');
  try {
    await lookup(host);
  } catch {
    return fault(
      `PUBLIC_URL: the name ${host} is not found. Is it spelled right? In a home network names end in .local, or in what your router adds.`,
    );
  }
  if (!runs)
    return good(
      `PUBLIC_URL: ${host} is found. Whether it leads here can be seen while Exuvia runs.`,
    );
  const running = await runningAt(publicUrl, dataDir);
  if (running?.isOwn) return good(`PUBLIC_URL: ${publicUrl} leads to Exuvia ${running.version}.`);
  return running
    ? fault(
        `PUBLIC_URL: ${publicUrl} leads to another Exuvia (${running.version}), whose data is not in ${dataDir}. Are the port and the proxy right?`,
      )
    : fault(
        `PUBLIC_URL: ${publicUrl} does not lead here. Are the port and the proxy right, and no firewall between?`,
      );
}

/** Null where no Exuvia answers. Whether its certificate is trusted is a question for each device. */
async function runningAt(origin: string, dataDir: string): Promise<Running | null> {
  try {
    const response = await fetch(`${origin}/api/health`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
      tls: { rejectUnauthorized: false },
    });
    const id = response.headers.get('x-database');
    const { status, version, code } = (await response.json()) as Record<string, unknown>;
    const isWell = status === 'ok' && typeof version === 'string';
    if (!id || !(isWell || code === 'unhealthy')) return null;
    return {
      version: isWell ? version : 'which is not well',
      isOwn: isOf(dataDir, id),
    };
  } catch {
    return null;
  }
}

/** Who may not read the database is told so of the folder, and can't tell whose it is. */
function isOf(dataDir: string, id: string): boolean {
  try {
    return readDatabaseId(join(dataDir, 'exuvia.db')) === id;
  } catch {
    return true;
  }
}

export async function examineMail({ smtpUrl }: Config): Promise<Finding> {
  if (!smtpUrl)
    return good(
      'SMTP_URL: there is no mail server; the administrator copies links from the outbox.',
    );
  const { host } = new URL(smtpUrl); // never the password in it
  const timeouts = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
    return good(`SMTP_URL: ${host} answers.`);
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const why = code === 'EAUTH' ? 'refuses the user or the password' : 'does not answer';
    return fault(
      `SMTP_URL: ${host} ${why} (${responseCode ?? code ?? 'unknown'}). Mails wait in the outbox.`,
    );
  } finally {
    transport.close();
  }
}

export function examineCertificate(config: Config, now: Date): Finding[] {
  if (config.https === 'off') return [];
  if (config.https === 'home') {
    const authority = readAuthority(config.dataDir, hostOf(config.publicUrl));
    return [
      authority
        ? good(
            `HTTPS: devices that trust “${authority.subject.slice(3)}” come over https, until ${authority.validTo}.`,
          )
        : good('HTTPS: the authority is made at the next start.'),
    ];
  }
  const { certificate } = readOwnCertificate(config);
  const days = Math.floor((certificate.validToDate.getTime() - now.getTime()) / 86_400_000);
  if (days < 0) return [fault('TLS_CERT: the certificate is no longer good. Renew it.')];
  return [
    days < 14
      ? warning(`TLS_CERT: the certificate is good for ${days} more days.`)
      : good(`TLS_CERT: good for ${days} days.`),
  ];
}
