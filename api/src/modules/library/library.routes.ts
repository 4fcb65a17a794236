import { MAX_PAGE_ROWS } from '@aaram/shared-domain/contract';
import { MAX_UPLOADED_PICTURES, MEDIA_PER_PAGE } from '@aaram/shared-domain/media';
import {
  cropInputSchema,
  mediaChangeSchema,
  mediaItemSchema,
  mediaUsesSchema,
} from '@aaram/shared-domain/media/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { parseCursor } from '#list-cursor.ts';
import { describePage } from '#list-page.ts';
import { fail, requireId } from '#plugins/errors.ts';
import { readForm, refuseUnknownField } from '#plugins/forms.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, rowsOf, teamDb } from '#plugins/session.ts';
import * as texts from '#texts/library.ts';
import {
  changeMedia,
  chooseLibrary,
  cropMedia,
  readMedia,
  readUses,
  removeMedia,
  type ShownIn,
  uploadMedia,
} from './library.service.ts';

const config = { access: 'catalogue-or-content' } as const;
const tags = ['media'];
const params = z.object({ id: z.string() });
const querystring = z.strictObject({
  q: z.string().trim().max(100).default(''),
  limit: queryNumber(MAX_PAGE_ROWS).default(MEDIA_PER_PAGE),
  cursor: z.string().max(100).optional(),
  url: z.string().max(300).optional(),
  /** Only what nothing shows. */
  unused: z.enum(['true', 'false']).optional(),
  /** Whose library; of others only for admins. */
  seller: z.guid().optional(),
});

/** The media library: each member's own pictures, for products and posts. */
export const libraryModule: FastifyPluginAsyncZod<{ shownIn: ShownIn }> = async (app, { shownIn }) => {
  const context = { pictures: app.pictures, mediaStore: app.mediaStore, shownIn };

  app.get('/api/auth/panel/media', { config, schema: { querystring, tags } }, async (request, reply) => {
    const { q, limit, cursor, url, unused, seller } = request.query;
    const position = orFail(parseCursor(cursor));
    const user = requireUser(request);
    const ownerId = orFail(chooseLibrary(user, seller));
    const query = { ownerId, words: q, url, isUnused: unused === 'true', position, limit };
    const found = await readMedia(rowsOf(app.db, user), query, context);
    describePage(reply, { total: found.total, next: found.nextCursor });
    return found.items;
  });

  app.post(
    '/api/auth/panel/media',
    {
      config: { ...config, perMinute: { account: 30, source: 60 } },
      schema: { consumes: ['multipart/form-data'], tags },
    },
    async (request, reply) => {
      const user = requireUser(request);
      const refuseImages = (message: string) =>
        fail(400, 'INVALID_INPUT', message, { issues: [{ path: 'images', message }] });
      const form = await readForm(request, {
        maxFiles: MAX_UPLOADED_PICTURES,
        onTooMany: () => refuseImages(texts.tooManyPictures(MAX_UPLOADED_PICTURES)),
      });
      const [foreign] = form.fields.keys();
      if (foreign !== undefined) {
        orFail(refuseUnknownField(foreign));
      }
      if (form.files.length === 0) {
        refuseImages(texts.choosePicture);
      }
      return reply
        .code(201)
        .send(orFail(await uploadMedia(teamDb(app.db, user), { user, form, requestId: request.id }, context)));
    },
  );

  const cropRoute = { params, body: cropInputSchema, response: { 201: mediaItemSchema }, tags };
  app.post(
    '/api/auth/panel/media/:id/crops',
    { config: { ...config, perMinute: { account: 30, source: 60 } }, schema: cropRoute },
    async (request, reply) => {
      const id = requireId(request.params.id, texts.pictureNotYours);
      const crop = { id, ...request.body, user: requireUser(request), requestId: request.id };
      return reply.code(201).send(orFail(await cropMedia(teamDb(app.db, crop.user), crop, context)));
    },
  );

  const changeSchema = { params, body: mediaChangeSchema, response: { 200: mediaItemSchema }, tags };
  app.put('/api/auth/panel/media/:id', { config, schema: changeSchema }, async (request) => {
    const id = requireId(request.params.id, texts.pictureNotYours);
    const user = requireUser(request);
    const change = { id, change: request.body, user, requestId: request.id };
    return orFail(await changeMedia(teamDb(app.db, user), change, context));
  });

  const usesSchema = { params, response: { 200: mediaUsesSchema }, tags };
  app.get('/api/auth/panel/media/:id/uses', { config, schema: usesSchema }, async (request) => {
    const id = requireId(request.params.id, texts.pictureNotYours);
    const user = requireUser(request);
    return orFail(await readUses(rowsOf(app.db, user), { id, user }, context));
  });

  app.delete('/api/auth/panel/media/:id', { config, schema: { params, tags } }, async (request) => {
    const id = requireId(request.params.id, texts.pictureNotYours);
    const user = requireUser(request);
    orFail(await removeMedia(teamDb(app.db, user), { id, user, requestId: request.id }, context));
    return { message: texts.pictureRemoved, _id: id };
  });
};
