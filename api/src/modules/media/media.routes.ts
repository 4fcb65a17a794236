import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#plugins/errors.ts';
import { createMediaFinder, readDesignerFile } from './find-media.ts';
import { makeAvif } from './store-picture.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_NOW = 'public, max-age=60';
const notThere = () => fail(404, 'NOT_FOUND', 'There is no such picture.');

const pictureParams = z.object({ folder: z.string().max(120), file: z.string().max(20) });
const folderPattern = /^[a-z0-9-]{1,80}_\d{1,5}x\d{1,5}_[0-9a-f]{6}$/;
const filePattern = /^(\d{1,5})\.(avif|webp)$/;
const designerPattern = /^[a-z]+-(shade|mask)\.webp$|^designer\.json$/;

/** Pictures under addresses that never change their content (architecture, Pictures). */
export const mediaModule: FastifyPluginAsyncZod = async (app) => {
  const findMedia = createMediaFinder(app.config.dataDir);
  const schema = { params: pictureParams, tags: ['media'] };
  app.handleJob('make-avif', (payload) => makeAvif(app.config.dataDir, String(payload.folder)));

  app.get('/media/:folder/:file', { config: { access: 'public' }, schema }, async (request, reply) => {
    const { folder, file } = request.params;
    if (folder === 'designer' && designerPattern.test(file)) {
      const bytes = (await readDesignerFile(file)) ?? notThere();
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type(file.endsWith('.json') ? 'application/json' : 'image/webp')
        .send(bytes);
    }
    const [, width, extension] = filePattern.exec(file) ?? [];
    if (!folderPattern.test(folder) || width === undefined || (extension !== 'avif' && extension !== 'webp')) {
      return notThere();
    }
    const found = (await findMedia(folder, width, extension)) ?? notThere();
    return reply
      .header('cache-control', found.isExact ? FOR_EVER : FOR_NOW)
      .type(found.type)
      .send(found.bytes);
  });
};
