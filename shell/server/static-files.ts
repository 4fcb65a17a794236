import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as texts from '#texts/server.ts';
import { createCheckedFiles } from './checked-files.ts';
import type { ShopConfig } from './config.ts';
import { createReleasePins } from './release-pins.ts';
import type { ReleaseStore } from './releases.ts';
import { chooseEncoding, type Encoding } from './send-document.ts';
import { shellFilesDir } from './shell-assets.ts';

/** What the builds write. Everything else is sent as bytes. Scripts are in the encoding of their documents. */
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.opus': 'audio/ogg',
  '.mp3': 'audio/mpeg',
};

/** Files with their hash in the address never change. */
const FOREVER = 'max-age=31536000, immutable';
/** A browser file of a release. The number of a further attempt gives all its files new addresses, for one use. */
const RELEASE_FILE =
  /^(?<name>[\w-]+)\/(?<version>[\w-]+)\/browser\/(?:(?<attempt>again-[\da-z]{1,12})\/)?(?<file>[^/]+)$/;

type Pinned = { path: string; integrity: string | undefined; isForOneUse: boolean };

const refusals = { missing: 404, changed: 503 } as const;

function refuse(reply: FastifyReply, status: 404 | 503) {
  if (status === 503) {
    reply.header('retry-after', '5');
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${status === 404 ? texts.noSuchFile : texts.fileDown}\n`);
}

/**
 * Serves the shell's files and the releases' browser files, checked against their release, and the public folder. A file
 * that differs from its release is 503 and never kept; once it is mended, it is served again.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  { shellDir, releasesDir }: Pick<ShopConfig, 'shellDir' | 'releasesDir'>,
  store: Pick<ReleaseStore, 'live'>,
): Promise<void> {
  const pins = createReleasePins(releasesDir, store);
  const files = createCheckedFiles((path, reason) =>
    app.log.error({ path, reason }, 'a file of a release was changed and is not served'),
  );

  /** The checked bytes of a file, or the status of their refusal. */
  async function open(pinned: Promise<Pinned | undefined>, asked: Encoding) {
    const place = await pinned.catch(() => 503 as const);
    if (place === 503) {
      return place;
    }
    if (place?.integrity === undefined) {
      return 404;
    }
    const found = await files.open(place.path, asked, place.integrity);
    return typeof found === 'string' ? refusals[found] : { ...place, ...found };
  }

  async function send(request: FastifyRequest, reply: FastifyReply, pinned: Promise<Pinned | undefined>) {
    reply.header('x-content-type-options', 'nosniff');
    if (request.headers.origin !== undefined) {
      // For pages of other hosts. The store's own pages name no origin, and each header comes with every script.
      reply.header('access-control-allow-origin', '*');
    }
    const file = await open(pinned, chooseEncoding(request));
    if (typeof file === 'number') {
      return refuse(reply, file);
    }
    if (file.encoding !== 'identity') {
      reply.header('content-encoding', file.encoding);
    }
    return reply
      .header('vary', 'accept-encoding, origin')
      .header('cache-control', file.isForOneUse ? 'no-store' : FOREVER)
      .type(types[extname(file.path)] ?? 'application/octet-stream')
      .send(file.bytes);
  }

  async function findShellFile(file: string): Promise<Pinned> {
    const path = join(shellFilesDir(releasesDir), file);
    return { path, integrity: await pins.ofShell(file), isForOneUse: false };
  }

  async function findReleaseFile(address: string): Promise<Pinned | undefined> {
    const { name, version, attempt, file } = RELEASE_FILE.exec(address)?.groups ?? {};
    if (!name || !version || !file) {
      return undefined;
    }
    const path = join(releasesDir, name, version, 'browser', file);
    return { path, integrity: await pins.ofRemote(name, version, file), isForOneUse: attempt !== undefined };
  }

  type Rest = { Params: { '*': string } };
  app.get<Rest>('/assets/*', (request, reply) => send(request, reply, findShellFile(request.params['*'])));
  app.get<Rest>('/releases/*', (request, reply) => send(request, reply, findReleaseFile(request.params['*'])));
  await app.register(fastifyStatic, {
    root: join(shellDir, 'public'),
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: false,
    maxAge: '1h',
  });
}
