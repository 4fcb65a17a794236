import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (asked: IncomingMessage, answer: ServerResponse, good: () => Promise<Buffer>) => unknown;

/** A faulty answer is cached like a good one where the browser does not notice. */
const CACHED_FOR_GOOD = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' };
const typeOf = ({ url = '' }: IncomingMessage) => (url.endsWith('.css') ? 'text/css' : 'text/javascript');
const send = (answer: ServerResponse, type: string, body: Buffer | string) =>
  answer.writeHead(200, { ...CACHED_FOR_GOOD, 'content-type': type }).end(body);

/** How loading a file can fail. */
export const faults: Record<string, Answer> = {
  'is missing': (_asked, answer) => answer.writeHead(404).end('gone'),
  'answers 500': (_asked, answer) => answer.writeHead(500).end('broken'),
  'is refused': (asked) => asked.socket.destroy(),
  'is cut short': async (asked, answer, good) => {
    const body = await good();
    send(answer, typeOf(asked), body.subarray(0, body.length / 2));
  },
  hangs: () => undefined,
  'has the wrong type': async (_asked, answer, good) => send(answer, 'text/html', await good()),
  'is empty': (asked, answer) => send(answer, typeOf(asked), ''),
  'is a page': (_asked, answer) => send(answer, 'text/html', '<!doctype html><title>Welcome</title>'),
  'is slow, then fails': async (asked, answer, good) => {
    const body = await good();
    answer.writeHead(200, { ...CACHED_FOR_GOOD, 'content-type': typeOf(asked), 'content-length': body.length });
    answer.write(body.subarray(0, body.length / 2));
    setTimeout(() => asked.socket.destroy(), 2000);
  },
  'has a changed byte': async (asked, answer, good) => {
    const body = await good();
    body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
    send(answer, typeOf(asked), body);
  },
  'leads elsewhere': (_asked, answer) =>
    answer.writeHead(301, { ...CACHED_FOR_GOOD, location: 'http://127.0.0.1:9/' }).end(),
  'is an old copy': (asked, answer) => send(answer, typeOf(asked), '/* as it was a release ago */'),
};

/** A line to a shop on which the files of a pattern have a fault, until it is mended. */
export type FaultyLine = {
  url: string;
  break: (pattern: RegExp, fault: string) => void;
  mend: () => void;
  stop: () => Promise<void>;
};

/**
 * Forwards everything to a shop. Unlike a route of the browser's, which turns its cache off, faults here are those of a
 * real line: the browser keeps what it gets, and requests that hang go on hanging after the line is mended.
 */
export async function startFaultyLine(shopUrl: string): Promise<FaultyLine> {
  const { hostname, port } = new URL(shopUrl);
  const agent = new Agent({ keepAlive: true });
  let broken: { pattern: RegExp; answer: Answer } | undefined;

  const forward = (asked: IncomingMessage, headers = asked.headers) => {
    const options = { hostname, port, agent, path: asked.url, method: asked.method, headers };
    return asked.pipe(request(options));
  };
  async function readGood(asked: IncomingMessage): Promise<Buffer> {
    const [answer] = (await once(forward(asked, { host: asked.headers.host }), 'response')) as [IncomingMessage];
    return Buffer.concat(await answer.toArray());
  }

  const server = createServer((asked, answer) => {
    if (broken?.pattern.test(asked.url ?? '')) {
      Promise.resolve(broken.answer(asked, answer, () => readGood(asked))).catch(() => asked.socket.destroy());
      return;
    }
    const sent = forward(asked);
    sent.on('response', (good: IncomingMessage) => {
      answer.writeHead(good.statusCode ?? 502, good.headers);
      good.pipe(answer);
    });
    sent.on('error', () => asked.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    break: (pattern, fault) => {
      const answer = faults[fault];
      if (!answer) {
        throw new Error(`There is no fault "${fault}".`);
      }
      broken = { pattern, answer };
    },
    mend: () => {
      broken = undefined;
    },
    stop: async () => {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
