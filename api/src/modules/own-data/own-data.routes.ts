import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findOwnOrderIds } from '#modules/orders/index.ts';
import { requireProof, requireUser } from '#plugins/session.ts';
import { writeOwnData } from './write-own-data.ts';

const DAY = 24 * 3_600_000;
/** Copies that an account gets in a day. */
const COPIES = 10;

/** The copy of one's own data (product-rules.md#copy-of-my-data). */
export const ownDataModule: FastifyPluginAsyncZod = async (app) => {
  const limitCopies = app.createLimit({
    name: 'copies of own data',
    max: COPIES,
    windowMs: DAY,
    key: (request) => requireUser(request).id,
  });

  app.get(
    '/api/auth/me/data',
    { config: { access: 'signed-in' }, schema: { tags: ['identity'] } },
    async (request, reply) => {
      requireProof(request);
      await limitCopies(request);
      const { id, email, isVerified } = requireUser(request);
      const owner = { id, email, isVerified, subjects: [id, ...(await findOwnOrderIds(app.db, id))] };
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="my-data.json"')
        .send(Readable.from(writeOwnData(app.db, owner, new Date())));
    },
  );
};
