import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'aaram-media';

/** The condition that does not hold, as S3 answers it; undefined when all hold. */
async function findUnmet({ headers, method, url = '' }: IncomingMessage, directory: string) {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (method !== 'PUT' || (match === undefined && noneMatch === undefined)) {
    return undefined;
  }
  const { pathname } = new URL(url, 'http://s3.invalid');
  const md5 = await readFile(join(directory, `${decodeURIComponent(pathname)}._S3rver_object.md5`), 'utf8').catch(
    () => undefined,
  );
  if (match !== undefined) {
    return md5 === undefined ? 404 : match === `"${md5}"` ? undefined : 412;
  }
  return md5 === undefined ? undefined : 412;
}

/** What the service lacks of S3: conditional writes. Calls for one object happen one after another, each as a whole. */
function addConditions(handle: RequestListener, directory: string): RequestListener {
  const last = new Map<string, Promise<void>>();
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const unmet = await findUnmet(request, directory);
    if (unmet === undefined) {
      handle(request, response);
      await once(response, 'close');
      return;
    }
    request.resume();
    response.writeHead(unmet, { 'content-type': 'application/xml' });
    response.end(`<Error><Code>${unmet === 404 ? 'NoSuchKey' : 'PreconditionFailed'}</Code></Error>`);
  }
  return (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const before = last.get(path) ?? Promise.resolve();
    last.set(
      path,
      before.then(() => take(request, response)).catch(() => void response.destroy()),
    );
  };
}

/** `folder` is where it keeps its files, by default one that is deleted in the end. */
type S3Options = { hasConditions?: boolean; port?: number; folder?: string };

/** A real S3 service with its own port and folder. `env` points the API at it. */
export async function startS3Server({ hasConditions = true, port: wanted = 0, folder }: S3Options = {}) {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 'aaram-s3-')));
  const options = { directory, silent: true, configureBuckets: [{ name: BUCKET, configs: [] }] };
  const service = new S3rver(options);
  await service.configureBuckets();
  const store = service.getMiddleware();
  // Without the slash behind the bucket, which a client signs when it lists objects, no signature matches.
  const list = new S3rver({ ...options, allowMismatchedSignatures: true }).getMiddleware();
  const plain: RequestListener = (request, response) =>
    request.url?.includes('?list-type=') ? list(request, response) : store(request, response);
  const handle = hasConditions ? addConditions(plain, directory) : plain;
  let isAway = false;
  /** Requests whose answers get lost. */
  let isLost: (request: IncomingMessage) => boolean = () => false;
  const server = createServer((request, response) => {
    if (request.url === '/healthz') {
      response.end('ok');
      return;
    }
    if (isAway) {
      request.socket.destroy();
      return;
    }
    if (isLost(request)) {
      response.end = () => response.destroy();
    }
    handle(request, response);
  });
  await new Promise<void>((listening) => server.listen(wanted, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_TIMEOUT_SECONDS: '5',
    },
    /** Cuts every connection from now on, or responds again. */
    setAway: (away: boolean) => {
      isAway = away;
    },
    /** Does what these requests ask for, and cuts their connections instead of answering. */
    loseAnswers: (which: typeof isLost) => {
      isLost = which;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      if (folder === undefined) {
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
}
