import { chooseEncoding, compress, MIN_COMPRESSED_BYTES } from '@aaram/runtime/http/encoding';
import fp from 'fastify-plugin';

const isText = (type: unknown) => /json|text|xml|csv/.test(String(type));

/**
 * Compresses what is read and not cached, for clients that take it; answers of the read path are compressed once and
 * cached. Sessions travel in a header of their own, so no foreign page can call in another person's name and learn from
 * lengths.
 */
export const compressionPlugin = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (
        request.method !== 'GET' ||
        !isWhole ||
        Buffer.byteLength(payload) < MIN_COMPRESSED_BYTES ||
        !isText(reply.getHeader('content-type')) ||
        reply.hasHeader('content-encoding')
      ) {
        return payload;
      }
      const vary = String(reply.getHeader('vary') ?? '');
      if (!vary.includes('accept-encoding')) {
        reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
      }
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      if (encoding === undefined) {
        return payload;
      }
      const packed = await compress(payload, encoding);
      reply.headers({ 'content-encoding': encoding, 'content-length': packed.length });
      return packed;
    });
  },
  { name: 'compression' },
);
