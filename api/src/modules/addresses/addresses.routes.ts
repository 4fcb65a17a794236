import { type AddressInput, checkSavedAddress } from '@aaram/shared-domain/address';
import { addressInputSchema } from '@aaram/shared-domain/address/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail, requireId } from '#plugins/errors.ts';
import { requireUser } from '#plugins/session.ts';
import { addAddress, deleteAddress, findAddresses, updateAddress } from './addresses.repository.ts';

const MOST_ADDRESSES = 50;
const notThere = 'Address not found.';
const access = { access: 'signed-in' } as const;
const schema = { params: z.object({ id: z.string() }), tags: ['addresses'] };

/** The address in its stored form, or 400 (product-rules.md#addresses). */
function checkAddress(input: AddressInput) {
  const issues = checkSavedAddress(input);
  const [first] = issues;
  if (first !== undefined) {
    fail(400, 'INVALID_INPUT', first.message, { issues });
  }
  const { name, phone, address, city, state, pincode } = input;
  const landmark = (input.landmark ?? '') === '' ? null : (input.landmark ?? null);
  return { name, phone, address, city, state, pincode, landmark };
}

/** The caller's saved addresses; every write returns all of them. */
export const addressesModule: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get('/api/auth/me/addresses', { config: access, schema: { tags: ['addresses'] } }, async (request) => {
    const { id, email } = requireUser(request);
    return { addresses: await findAddresses(db, id), email };
  });

  app.post(
    '/api/auth/me/addresses',
    { config: access, schema: { body: addressInputSchema, tags: ['addresses'] } },
    async (request, reply) => {
      const { id } = requireUser(request);
      const isAdded = await addAddress(db, id, checkAddress(request.body), MOST_ADDRESSES);
      if (!isAdded) {
        fail(409, 'ALREADY_EXISTS', `You can save up to ${MOST_ADDRESSES} addresses. Please delete one first.`);
      }
      return reply.code(201).send({ addresses: await findAddresses(db, id) });
    },
  );

  app.put(
    '/api/auth/me/address/:id',
    { config: access, schema: { ...schema, body: addressInputSchema } },
    async (request) => {
      const { id } = requireUser(request);
      const fields = checkAddress(request.body);
      const isThere = await updateAddress(db, id, requireId(request.params.id, notThere), fields);
      return isThere ? { addresses: await findAddresses(db, id) } : fail(404, 'NOT_FOUND', notThere);
    },
  );

  app.delete('/api/auth/me/address/:id', { config: access, schema }, async (request) => {
    const { id } = requireUser(request);
    const isThere = await deleteAddress(db, id, requireId(request.params.id, notThere));
    return isThere ? { addresses: await findAddresses(db, id) } : fail(404, 'NOT_FOUND', notThere);
  });
};
