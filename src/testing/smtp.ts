import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/**
 * How the mail server behaves. 'closing' hangs up in the middle of the mail, 'silent' never greets. A code refuses the
 * receiver, or what it says.
 */
export type SmtpMode =
  'up' | 'slow' | 'silent' | 'closing' | 451 | 550 | { at: 'MAIL' | 'RCPT' | 'DATA'; code: number };

export type ReceivedMail = {
  to: string[];
  raw: string;
  /** The raw mail with its line breaks and '=' signs put back. */
  text: string;
  messageId: string;
};

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;

/** A real mail server on this machine. `mode` may change while it runs. */
export async function startSmtp() {
  const received: ReceivedMail[] = [];
  const smtp = {
    url: '',
    mode: 'up' as SmtpMode,
    received,
    /** Connections made so far. */
    calls: 0,
    /** Links to this path, in the newest mails first. */
    linkTo: (path: string) =>
      received.map(({ text }) => linkIn(text, path)).findLast(Boolean) ?? '',
    down: async () => closed(server),
    up: async () => {
      server = await listening(port);
    },
    stop: async () => closed(server),
  };
  let server = await listening(0);
  const { port } = server.server.address() as { port: number };
  smtp.url = `smtp://127.0.0.1:${port}`;
  return smtp;

  async function listening(at: number): Promise<SMTPServer> {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onConnect(_session, done) {
        smtp.calls += 1;
        if (smtp.mode !== 'silent') done();
      },
      onMailFrom: (_address, _session, done) => done(refusal('MAIL')),
      onRcptTo: (_address, _session, done) => done(refusal('RCPT')),
      onData: (stream, session, done) => void take(made, stream, session, done),
    });
    made.on('error', () => {}); // connections that a test closes
    await new Promise<void>((ready) => void made.listen(at, '127.0.0.1', ready));
    return made;
  }

  /** What the server says to this command where it does not take it. */
  function refusal(command: 'MAIL' | 'RCPT' | 'DATA'): Error | null {
    const { mode } = smtp;
    const { at, code } = typeof mode === 'number' ? { at: 'RCPT', code: mode } : refusing(mode);
    return at === command ? Object.assign(new Error('not today'), { responseCode: code }) : null;
  }

  async function take(
    server: SMTPServer,
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ) {
    if (smtp.mode === 'closing') return cutOff(server);
    let raw = '';
    for await (const part of stream) raw += String(part);
    if (smtp.mode === 'slow') await Bun.sleep(300);
    const refused = refusal('DATA');
    if (refused) return done(refused);
    const text = raw
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    const messageId = /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? '';
    received.push({
      to: session.envelope.rcptTo.map(({ address }) => address),
      raw,
      text,
      messageId,
    });
    done();
  }
}

const refusing = (mode: SmtpMode) => (typeof mode === 'object' ? mode : { at: '', code: 0 });

/** The server does not expose its sockets; the set of its connections is all there is. */
function cutOff(server: SMTPServer): void {
  const { connections } = server as unknown as {
    connections: Set<{ _socket: { destroy: () => void } }>;
  };
  for (const { _socket: socket } of connections) socket.destroy();
}

function closed(server: SMTPServer): Promise<void> {
  cutOff(server);
  return new Promise((done) => void server.close(() => done()));
}

function linkIn(text: string, path: string): string {
  return text.match(/https?:\/\/[^\s"<>&]+/g)?.find((url) => new URL(url).pathname === path) ?? '';
}
