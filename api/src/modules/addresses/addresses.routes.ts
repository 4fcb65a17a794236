import type { Db } from '@aaram/runtime/db';
import { type AddressInput, checkSavedAddress, readAddress } from '@aaram/shared-domain/address';
import { addressInputSchema } from '@aaram/shared-domain/address/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inTransaction } from '#db/in-transaction.ts';
import { fail, requireId } from '#plugins/errors.ts';
import { requireUser } from '#plugins/session.ts';
import * as texts from '#texts/addresses.ts';
import { addAddress, deleteAddress, findAddresses, updateAddress } from './addresses.repository.ts';

const MAX_ADDRESSES = 50;
const access = { access: 'signed-in' } as const;
const schema = { params: z.object({ id: z.string() }), tags: ['addresses'] };

/** The address in its stored form, or 400 (product-rules.md#addresses). */
function checkAddress(input: AddressInput) {
  const address = readAddress(input);
  const issues = checkSavedAddress(address);
  const [first] = issues;
  if (first !== undefined) {
    fail(400, 'INVALID_INPUT', first.message, { issues });
  }
  return address;
}

/** The caller's saved addresses; every write returns all of them. */
export const addressesModule: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  /** Writes and reads in one transaction: what is answered 503 was not done, and may be repeated. */
  const writeAndRead = (userId: string, write: (tx: Db) => Promise<boolean>) =>
    inTransaction(db, async (tx) => ((await write(tx)) ? { addresses: await findAddresses(tx, userId) } : undefined));

  app.get('/api/auth/me/addresses', { config: access, schema: { tags: ['addresses'] } }, async (request) => {
    const { id, email } = requireUser(request);
    return { addresses: await findAddresses(db, id), email };
  });

  app.post(
    '/api/auth/me/addresses',
    { config: access, schema: { body: addressInputSchema, tags: ['addresses'] } },
    async (request, reply) => {
      const { id } = requireUser(request);
      const fields = checkAddress(request.body);
      const all = await writeAndRead(id, (tx) => addAddress(tx, id, fields, MAX_ADDRESSES));
      return all === undefined
        ? fail(409, 'ALREADY_EXISTS', texts.tooManyAddresses(MAX_ADDRESSES))
        : reply.code(201).send(all);
    },
  );

  app.put(
    '/api/auth/me/address/:id',
    { config: access, schema: { ...schema, body: addressInputSchema } },
    async (request) => {
      const { id } = requireUser(request);
      const fields = checkAddress(request.body);
      const addressId = requireId(request.params.id, texts.addressNotFound);
      const all = await writeAndRead(id, (tx) => updateAddress(tx, id, addressId, fields));
      return all ?? fail(404, 'NOT_FOUND', texts.addressNotFound);
    },
  );

  app.delete('/api/auth/me/address/:id', { config: access, schema }, async (request) => {
    const { id } = requireUser(request);
    const addressId = requireId(request.params.id, texts.addressNotFound);
    const all = await writeAndRead(id, (tx) => deleteAddress(tx, id, addressId));
    return all ?? fail(404, 'NOT_FOUND', texts.addressNotFound);
  });
};
