import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Refusal = { responseCode: number; message: string };

/** A real mail server on its own port. `received` are the raw messages; `refuse` makes it refuse all. */
export async function startMailServer() {
  const received: string[] = [];
  let refusal: Refusal | undefined;
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, callback) => {
      tries += 1;
      callback(
        refusal === undefined
          ? null
          : Object.assign(new Error(`<${address}>: ${refusal.message}`), { responseCode: refusal.responseCode }),
      );
    },
    onData: (stream, _session, callback) => {
      text(stream).then(
        (message) => {
          received.push(message);
          callback();
        },
        (error: Error) => callback(error),
      );
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    received,
    countTries: () => tries,
    refuse: (next: Refusal | undefined) => {
      refusal = next;
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

/** The parts of a message, decoded. */
export function readParts(message: string): { headers: string; text: string; html: string } {
  const headers = message.slice(0, message.indexOf('\r\n\r\n'));
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? '';
  const parts = message.split(`--${boundary}`).slice(1, -1);
  const find = (type: string) => parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '';
  return { headers, text: decodePart(find('text/plain')), html: decodePart(find('text/html')) };
}

function decodePart(part: string): string {
  const start = part.indexOf('\r\n\r\n');
  const body = part.slice(start + 4).trimEnd();
  if (/Content-Transfer-Encoding: base64/i.test(part.slice(0, start))) {
    return Buffer.from(body, 'base64').toString('utf8');
  }
  if (!/Content-Transfer-Encoding: quoted-printable/i.test(part.slice(0, start))) {
    return body.replaceAll('\r\n', '\n');
  }
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}
