import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as texts from '#texts/server.ts';
import type { ShopConfig } from '../config.ts';
import { encodingFor } from '../documents/send-document.ts';
import type { ReleaseStore } from '../releases.ts';
import { createCheckedFiles, type FileEncoding } from './checked-files.ts';
import { createDictionaryForms } from './dictionary-forms.ts';
import { createReleaseFiles, type PublicFile } from './release-files.ts';

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
/** Whether a browser may use a file to read a later version of it (RFC 9842). */
const isDictionary = ({ path, isForOneUse }: PublicFile) => ['.js', '.css'].includes(extname(path)) && !isForOneUse;

/** The sha256 in base64 of the older version that the browser has, where it can read a file in its terms. */
function readDictionary({ headers }: FastifyRequest): string | undefined {
  const given = headers['available-dictionary'];
  return /\bdcz\b/.test(headers['accept-encoding'] ?? '') && typeof given === 'string'
    ? /^:([\dA-Za-z+/]{43}=):$/.exec(given)?.[1]
    : undefined;
}

function describe(file: PublicFile, encoding: FileEncoding | 'dcz'): Record<string, string> {
  const asDictionary = isDictionary(file) ? { 'use-as-dictionary': `match="${file.family}"` } : {};
  return {
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...asDictionary,
    vary: `accept-encoding, origin${isDictionary(file) ? ', available-dictionary' : ''}`,
    'cache-control': file.isForOneUse ? 'no-store' : FOREVER,
  };
}

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
 * Serves the shell's files and the releases' browser files, checked against their release, and the public folder. A
 * file that differs from its release is 503 and never cached; once it is mended, it is served again.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  { shellDir, releasesDir }: Pick<ShopConfig, 'shellDir' | 'releasesDir'>,
  store: Pick<ReleaseStore, 'live'>,
): Promise<void> {
  const found = createReleaseFiles(releasesDir, store);
  const dictionaryForms = createDictionaryForms();
  const files = createCheckedFiles((path, reason) =>
    app.log.error({ path, reason }, 'a file of a release was changed and is not served'),
  );

  /** The checked bytes of a file, or the status of their refusal. */
  async function open(pinned: Promise<PublicFile | undefined>, asked: FileEncoding) {
    const file = await pinned.catch(() => 503 as const);
    if (file === 503) {
      return file;
    }
    if (file === undefined) {
      return 404;
    }
    const opened = await files.open(file.path, asked, file.integrity);
    return typeof opened === 'string' ? refusals[opened] : { ...file, ...opened };
  }

  /** The file in terms of the version that the browser has; undefined when that is unknown, or saves nothing. */
  async function pack(request: FastifyRequest, file: PublicFile & { bytes: Buffer }): Promise<Buffer | undefined> {
    const hash = readDictionary(request);
    const older = hash && isDictionary(file) ? await file.findOlder(`sha256-${hash}`) : undefined;
    if (hash === undefined || older === undefined) {
      return undefined;
    }
    const packed = await dictionaryForms.find(file.integrity, hash, async () => {
      const [plain, dictionary] = await Promise.all([
        files.open(file.path, 'identity', file.integrity),
        files.open(older, 'identity', `sha256-${hash}`),
      ]);
      const isThere = typeof plain !== 'string' && typeof dictionary !== 'string';
      return isThere ? { bytes: plain.bytes, dictionary: dictionary.bytes } : undefined;
    });
    return packed && packed.length < file.bytes.length ? packed : undefined;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, pinned: Promise<PublicFile | undefined>) {
    reply.header('x-content-type-options', 'nosniff');
    if (request.headers.origin !== undefined) {
      // For pages of other hosts. The store's own pages name no origin, and each header comes with every script.
      reply.header('access-control-allow-origin', '*');
    }
    const file = await open(pinned, encodingFor(request) ?? 'identity');
    if (typeof file === 'number') {
      return refuse(reply, file);
    }
    const packed = await pack(request, file);
    const encoding = packed ? 'dcz' : file.encoding;
    return reply
      .headers(describe(file, encoding))
      .type(types[extname(file.path)] ?? 'application/octet-stream')
      .send(packed ?? file.bytes);
  }

  type Rest = { Params: { '*': string } };
  app.get<Rest>('/assets/*', (request, reply) => send(request, reply, found.ofShell(request.params['*'])));
  app.get<Rest>('/releases/*', (request, reply) => send(request, reply, found.ofRelease(request.params['*'])));
  await app.register(fastifyStatic, {
    root: join(shellDir, 'public'),
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: false,
    maxAge: '1h',
  });
}
