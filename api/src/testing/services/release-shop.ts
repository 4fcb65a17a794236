import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ReleaseOverview, ReleasePreview } from '@aaram/shared-domain/release';
import { isCallSigned, signatureHeaders } from '@aaram/shared-domain/signature';

export const RELEASES_SECRET = 'a secret that the API and the shop of a test share';

const overview: ReleaseOverview = {
  releaseSet: 'set',
  countedSince: '2026-11-22T08:00:00.000Z',
  parts: [],
  underWay: null,
  ended: null,
};

const preview: ReleasePreview = { address: '/blogs?release=blog@0ecc5efa48c2.x', until: '2026-11-22T09:00:00.000Z' };

type Answer = { status: number; body: unknown };
type Asked = { method: string; path: string; body: unknown; isSigned: boolean };

/** Stands in for the shop's private port. `answers` takes what it answers next, `asked` has what it was asked. */
export async function startReleaseShop() {
  const asked: Asked[] = [];
  const answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const body = await text(request);
    const [at = '', signature = ''] = [signatureHeaders.at, signatureHeaders.signature].map((name) =>
      String(headers[name]),
    );
    const isSigned = await isCallSigned({ method, path, body }, { at, signature }, RELEASES_SECRET);
    asked.push({ method, path, body: body === '' ? undefined : JSON.parse(body), isSigned });
    const usual = path === '/releases/previews' ? preview : overview;
    const answer = answers.shift() ?? { status: 200, body: usual };
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
