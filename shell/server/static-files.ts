import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShopConfig } from './config.ts';
import { shellFilesDir } from './shell-assets.ts';

/** Files with their hash in the address never change; brotli and gzip are made at build time. */
const pinned = {
  preCompressed: true,
  index: false as const,
  immutable: true,
  maxAge: '365d',
  etag: false,
  lastModified: false,
  // Scripts are never requested in parts, and the header would come with each.
  acceptRanges: false,
  decorateReply: false,
};
const allowCrossOrigin = (reply: FastifyReply) => {
  reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff');
};

/** Serves the shell's files, the releases' browser files and the public folder. */
export async function registerStaticFiles(app: FastifyInstance, { shellDir, releasesDir }: ShopConfig): Promise<void> {
  await app.register(fastifyStatic, {
    ...pinned,
    root: shellFilesDir(releasesDir),
    prefix: '/assets/',
    setHeaders: allowCrossOrigin,
  });
  await app.register(fastifyStatic, {
    ...pinned,
    root: releasesDir,
    prefix: '/releases/',
    // Only a release's browser files are public, not its server file and manifest.
    allowedPath: (path) => /^\/[\w-]+\/[\w-]+\/browser\/[^/]+$/.test(path),
    setHeaders: allowCrossOrigin,
  });
  await app.register(fastifyStatic, {
    root: join(shellDir, 'public'),
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: false,
    maxAge: '1h',
  });
}
