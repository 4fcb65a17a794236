import { PassThrough, type Readable } from 'node:stream';
import { bodyLimits } from '@aaram/shared-domain/contract';
import type { FastifyRequest } from 'fastify';

/** Longest a small body may take to come, ms. */
const PATIENCE_MS = 20_000;
/** Small bodies that are coming in now, all together. */
const MOST_HELD = 64 * 1024 * 1024;

/** A body that is not forwarded, with the answer to whoever sends it. */
export class BodyRefused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const tooLarge = () => new BodyRefused(413, 'TOO_LARGE', 'The request is too large.');
const tooSlow = () => new BodyRefused(408, 'INVALID_INPUT', 'The request took too long to arrive. Please try again.');
const tooMany = () => new BodyRefused(503, 'UNAVAILABLE_NOW', 'The store is very busy. Please try again in a moment.');
const brokenOff = () => new BodyRefused(400, 'INVALID_INPUT', 'The request could not be understood.');

/** The most a request may bring, by its address and kind, as the API says for itself too. */
function findLimit({ url, headers }: FastifyRequest): number {
  if (headers['content-type']?.toLowerCase().startsWith('multipart/') === true) {
    return bodyLimits.form;
  }
  return /^\/api\/auth\/add-cart(\?|$)/.test(url) ? bodyLimits.design : bodyLimits.json;
}

type Settle = { most: number; patienceMs: number; onBytes: (count: number) => void };

/** All of a body, which may have `most` bytes. What comes after a refusal is for others to read off. */
function readWhole(payload: Readable, { most, patienceMs, onBytes }: Settle): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      try {
        onBytes(chunk.length);
      } catch (error) {
        leave(() => reject(error));
      }
      if (length > most) {
        leave(() => reject(tooLarge()));
      }
    };
    const done = () => leave(() => resolve(Buffer.concat(chunks)));
    const gone = () => leave(() => reject(brokenOff()));
    const timer = setTimeout(() => leave(() => reject(tooSlow())), patienceMs);
    function leave(settle: () => void) {
      clearTimeout(timer);
      payload.off('data', take).off('end', done).off('close', gone);
      settle();
    }
    payload.on('data', take).on('end', done).on('close', gone);
  });
}

/** A body on its way, cut off with an error after `most` bytes. That it is no longer wanted does not cut its sender off. */
function countThrough(payload: Readable, most: number): Readable {
  let length = 0;
  const counted = new PassThrough();
  // Whoever reads it is told; nobody else need hear of it.
  counted.on('error', () => undefined);
  payload.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > most) {
      counted.destroy(tooLarge());
    }
  });
  payload.once('close', () => {
    if (!payload.readableEnded) {
      counted.destroy(brokenOff());
    }
  });
  return payload.pipe(counted);
}

/**
 * Takes in what a request brings: small bodies whole, before anything is asked of the API, so that a slow or endless
 * sender holds none of its connections; larger ones as they come. Throws `BodyRefused`.
 */
export function createBodyReader({ patienceMs = PATIENCE_MS, mostHeld = MOST_HELD } = {}) {
  let held = 0;

  async function readSmall(payload: Readable, most: number): Promise<Buffer> {
    let own = 0;
    const onBytes = (count: number) => {
      own += count;
      held += count;
      if (held > mostHeld) {
        throw tooMany();
      }
    };
    try {
      return await readWhole(payload, { most, patienceMs, onBytes });
    } finally {
      held -= own;
    }
  }

  return async (request: FastifyRequest, payload: Readable): Promise<Buffer | Readable> => {
    const most = findLimit(request);
    const length = Number(request.headers['content-length'] ?? most);
    if (length > most) {
      throw tooLarge();
    }
    return length > bodyLimits.json ? countThrough(payload, most) : readSmall(payload, most);
  };
}
