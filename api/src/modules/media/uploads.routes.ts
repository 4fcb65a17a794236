import { MAX_RETURN_PICTURES } from '@aaram/shared-domain/return';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#plugins/errors.ts';
import { readForm } from '#plugins/forms.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as texts from '#texts/media.ts';

const MINUTE = 60_000;
/** Most pictures per call: a design has two. */
const most = { design: 2, review: 3, return: MAX_RETURN_PICTURES } as const;

/**
 * Shoppers' own pictures: art for customised products, photos for reviews and of what goes back. They are uploaded
 * first and then named, as `customImages` of add-cart, `media` of a review or `pictures` of a return; only their
 * uploader may name them.
 */
export const uploadsModule: FastifyPluginAsyncZod = async (app) => {
  const byAccount = { key: (request: { user: { id: string } | null; ip: string }) => request.user?.id ?? request.ip };
  const limitBursts = app.createLimit({ name: 'uploads', max: 20, windowMs: MINUTE, ...byAccount });
  const limitDays = app.createLimit({ name: 'uploads of a day', max: 300, windowMs: 24 * 60 * MINUTE, ...byAccount });

  app.post(
    '/api/auth/uploads/:purpose',
    {
      config: { access: 'signed-in', perMinute: { source: 120 } },
      schema: {
        params: z.object({
          purpose: z.enum(['design', 'review', 'return'], { error: texts.kindInvalid }),
        }),
        consumes: ['multipart/form-data'],
        tags: ['media'],
      },
    },
    async (request, reply) => {
      await limitBursts(request);
      await limitDays(request);
      const { purpose } = request.params;
      const tooMany = texts.tooManyPictures(most[purpose]);
      const { fields, files, names } = await readForm(request, {
        maxFiles: most[purpose],
        onTooMany: () => fail(400, 'INVALID_INPUT', tooMany, { issues: [{ path: 'images', message: tooMany }] }),
      });
      const [field] = fields.keys();
      if (field !== undefined) {
        const message = texts.picturesOnly;
        fail(400, 'INVALID_INPUT', message, { issues: [{ path: field.slice(0, 60), message }] });
      }
      if (files.length === 0) {
        const message = texts.choosePicture;
        fail(400, 'INVALID_INPUT', message, { issues: [{ path: 'images', message }] });
      }
      const kind = { purpose, ownerId: requireUser(request).id, names };
      return reply.code(201).send({ pictures: orFail(await app.pictures.keep(files, kind, async (urls) => urls)) });
    },
  );
};
