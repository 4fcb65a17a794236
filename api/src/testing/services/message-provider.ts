import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Received = { key: string; token: string; body: Record<string, unknown> };

/**
 * A provider of SMS and WhatsApp messages on its own port. Like a real one it sends a key once: `sent` are the messages
 * that reach people, `tries` all calls. `fail` makes it answer a status, hang up (`die`) or keep silent (`hang`), before
 * or after it has taken the message.
 */
export async function startMessageProvider() {
  const sent = new Map<string, Received>();
  let tries = 0;
  let fault: { how: number | 'die' | 'hang'; isTaken?: boolean } | undefined;
  const server = createServer((request, response) => {
    tries += 1;
    void json(request).then((body) => {
      const key = String(request.headers['idempotency-key']);
      const message = { key, token: String(request.headers.authorization), body: body as Record<string, unknown> };
      if ((fault === undefined || fault.isTaken === true) && !sent.has(key)) {
        sent.set(key, message);
      }
      if (fault?.how === 'die') {
        request.socket.destroy();
      } else if (fault?.how !== 'hang') {
        response.writeHead(fault?.how ?? 202, { location: 'http://127.0.0.1:1/elsewhere' });
        // Real providers repeat what they were given; nothing of this may reach a log.
        response.end(JSON.stringify({ echo: body }));
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  return {
    sent: () => [...sent.values()],
    tries: () => tries,
    fail: (next: typeof fault) => {
      fault = next;
    },
    forget: () => sent.clear(),
    env: {
      SMS_URL: url,
      SMS_TOKEN: 'sms-token',
      SMS_SENDER: 'AARAAM',
      SMS_ENTITY_ID: '1101000000000000001',
      SMS_TEMPLATES: 'login-code=1107000000000000001,mobile-code=1107000000000000002,order-sent=1107000000000000003',
      WHATSAPP_URL: `${url}/whatsapp`,
      WHATSAPP_TOKEN: 'whatsapp-token',
      WHATSAPP_TEMPLATES: 'order-sent=order_sent,refund=refund_made',
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
