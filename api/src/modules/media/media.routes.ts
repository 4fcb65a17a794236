import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#plugins/errors.ts';
import * as texts from '#texts/media.ts';
import { createBundledPictures, type MediaFile, readGarmentFile } from './bundled-pictures.ts';
import { createMediaFinder } from './find-media.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_NOW = 'public, max-age=60';
/** Demo pictures are made when there was no request for this long. */
const QUIET_MS = 1000;
/** Whatever a browser takes the bytes for: they run nothing and load nothing. */
const INERT = {
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
};
const notThere = () => fail(404, 'NOT_FOUND', texts.pictureNotFound);

const pictureParams = z.object({ folder: z.string().max(120), file: z.string().max(40) });
const folderPattern = /^[a-z0-9-]{1,80}_\d{1,5}x\d{1,5}_[0-9a-f]{6}$/;
const filePattern = /^(\d{1,5})\.(avif|webp)$/;
const privatePattern = /^(design|return)-/;
const garmentPattern = /^[a-z]+-(front|back)-(scene|shade|mask|map)-(750|1500)\.webp$/;

async function sendGarmentFile(reply: FastifyReply, file: string) {
  const bytes = garmentPattern.test(file) ? await readGarmentFile(file) : undefined;
  return reply
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'public, max-age=86400')
    .type('image/webp')
    .send(bytes ?? notThere());
}

function sendPicture(reply: FastifyReply, folder: string, { bytes, type, isExact }: MediaFile) {
  // A shopper's own design and pictures of a return are only for people with their address: no shared caches, no search
  // engines, no other site's pages. All others may be shown in mails, in feeds and where a link is shared.
  const isPrivate = privatePattern.test(folder);
  if (isPrivate) {
    reply.header('x-robots-tag', 'noindex, noimageindex');
  }
  return reply
    .headers(INERT)
    .header('cross-origin-resource-policy', isPrivate ? 'same-origin' : 'cross-origin')
    .header('cache-control', (isExact ? FOR_EVER : FOR_NOW).replace('public', isPrivate ? 'private' : 'public'))
    .type(type)
    .send(bytes);
}

/** Pictures under addresses that never change their content (architecture, Pictures). */
export const mediaModule: FastifyPluginAsyncZod = async (app) => {
  const bundled = createBundledPictures(app.config.madePicturesDir, (error) =>
    app.log.warn({ err: error }, 'a form of a picture could not be made'),
  );
  app.addHook('onClose', bundled.close);
  if (app.config.makesHalves) {
    app.addBackground({
      name: 'halves of demo pictures',
      everyMs: QUIET_MS,
      isOfAnswers: true,
      run: (signal) => bundled.makeHalves(() => !signal.aborted && app.quietMs() >= QUIET_MS),
    });
  }
  const findMedia = createMediaFinder(app.mediaStore, bundled);
  const schema = { params: pictureParams, tags: ['media'] };

  app.get('/media/:folder/:file', { config: { access: 'public' }, schema }, async (request, reply) => {
    const { folder, file } = request.params;
    if (folder === 'designer') {
      return sendGarmentFile(reply, file);
    }
    const [, width, extension] = filePattern.exec(file) ?? [];
    if (!folderPattern.test(folder) || width === undefined || (extension !== 'avif' && extension !== 'webp')) {
      return notThere();
    }
    const found = (await findMedia(folder, width, extension)) ?? notThere();
    return sendPicture(reply, folder, found);
  });
};
