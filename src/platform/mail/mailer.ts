import { MINUTE } from '#src/domain/durations.ts';
import type { Transporter } from 'nodemailer';
import type { Db } from '#src/db/database.ts';
import { inBackground } from '#src/platform/jobs/background.ts';
import type { Config } from '#src/platform/config.ts';
import type { Log } from '#src/platform/log/log.ts';
import { createAttempts, type Send } from './delivery.ts';
import { findDueMail, findMail } from './mail.queries.ts';

type Delivery = 'sent' | 'queued';

export type Mailer = {
  /** True where SMTP_URL is set; without it mails wait in the outbox. */
  configured: boolean;
  /** Hands over what is due, in the background. Calls that queued a mail don't wait for it. */
  wake: () => void;
  /** Sends one mail now and reports how far it got within `atMost` milliseconds. */
  deliver: (id: number, atMost?: number) => Promise<Delivery>;
  /** Hands over everything that is due. */
  deliverDue: () => Promise<void>;
  /** Starts nothing new and waits for the mail on its way. */
  stop: () => Promise<void>;
};

type Parts = {
  config: Config;
  db: Db;
  log: Log;
  now: () => Date;
  /** Milliseconds without a connection or a greeting after which the mail server counts as unreachable. */
  timeout?: number;
  /** Milliseconds that a call waits for its mail to be out. */
  patience?: number;
};

const TEN_SECONDS = 10_000;

/**
 * Hands the queue's mails to the SMTP server, one at a time, so that none is on its way twice. A mail stays
 * 'waiting' until the server took it; its Message-ID never changes, so a second copy after a crash is known as one.
 */
export function createMailer(parts: Parts): Mailer {
  const { config, db, log, now, timeout = TEN_SECONDS, patience = 3000 } = parts;
  const attempts = config.smtpUrl
    ? createAttempts({ db, log, now, send: createSend(config, timeout) })
    : null;
  let lane: Promise<unknown> = Promise.resolve();
  let woken = false;
  let stopped = false;

  /** One after the other. A failed work does not stop the next one. */
  const inLane = <T>(work: () => Promise<T>): Promise<T> => {
    const result = lane.then(work);
    lane = result.catch(() => undefined);
    return result;
  };

  const deliverDue = () =>
    inLane(async () => {
      while (attempts && !stopped) {
        attempts.recordSent();
        const mail = findDueMail(db, now().toISOString());
        if (!mail || !(await attempts.attempt(mail))) return;
      }
    });

  return {
    configured: attempts !== null,
    deliverDue,
    wake() {
      if (!attempts || woken || stopped) return;
      woken = true;
      // after the answer of the call that queued it
      setTimeout(() => {
        woken = false;
        if (!stopped) inBackground(log, 'sending mail', deliverDue);
      }, 20);
    },
    async deliver(id, atMost = patience) {
      if (!attempts) return 'queued';
      const work = inLane(async () => {
        const mail = stopped ? undefined : findMail(db, id);
        if (mail?.state === 'waiting') await attempts.attempt(mail);
      });
      await Promise.race([
        work.catch((error) => log.error('sending mail failed', { error: String(error) })),
        Bun.sleep(atMost),
      ]);
      return findMail(db, id)?.state === 'sent' ? 'sent' : 'queued';
    },
    async stop() {
      stopped = true;
      await lane;
    },
  };
}

function createSend(config: Config, timeout: number): Send {
  let transport: Promise<Transporter> | undefined;
  const from = mailbox(config.mailFrom);
  const host = new URL(config.publicUrl).hostname;
  return async (mail) => {
    transport ??= createTransport(config, timeout);
    return (await transport).sendMail({
      from,
      to: { name: '', address: mail.email },
      subject: mail.subject,
      text: mail.body,
      html: mail.html,
      date: new Date(mail.created),
      messageId: `<exuvia.${mail.id}.${mail.created.replace(/\D/g, '')}@${host}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        // programs of mail show a button for it, which stops by POST alone (RFC 8058)
        ...(mail.stop_link && {
          'List-Unsubscribe': `<${mail.stop_link}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(3 * MINUTE), // a server that responds one character at a time
    });
  };
}

/** Loads the library with the first mail: until then it would only take memory. */
async function createTransport(config: Config, timeout: number): Promise<Transporter> {
  const nodemailer = await import('nodemailer');
  return nodemailer.createTransport({
    url: config.smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    // longer: hanging up on a server that has the mail and is slow to say so would send a second copy
    socketTimeout: 6 * timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** `Exuvia <exuvia@example.org>`, or an address alone. */
function mailbox(text: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^(.*?)\s*<([^<>]+)>$/.exec(text) ?? ['', '', text];
  return { name: name.replace(/^"(.*)"$/, '$1'), address };
}
