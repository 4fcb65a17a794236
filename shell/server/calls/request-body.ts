import type { Readable } from 'node:stream';
import { openSpool } from '@aaram/runtime/http';
import { readSource } from '@aaram/runtime/http/sources';
import { createQuota, type Quota, type Release } from '@aaram/runtime/queues';
import { bodyLimits } from '@aaram/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { BodyRefused, tooLarge, tooMany } from './body-refused.ts';
import { takeBody } from './take-body.ts';

const MEGABYTE = 1024 * 1024;

const NEVER = new AbortController().signal;

/** How slow a body may be, and how much may arrive at the same time. */
export const bodyRules = {
  /** Time limit for a small body, ms; a large one has this in addition to its time at `uploadBytesPerSecond`. */
  patienceMs: 20_000,
  /** Slower than any phone line that uploads a picture. */
  uploadBytesPerSecond: 16 * 1024,
  /** Small bodies that may arrive from one source at the same time; one more aborts the oldest. */
  smallPerSource: 100,
  /** Large bodies that may arrive at the same time. */
  uploads: { total: 400, perSource: 20 },
  /** Bytes of small bodies in memory, and of large ones on disk. */
  memory: { total: 64 * MEGABYTE, perSource: 16 * MEGABYTE },
  disk: { total: 2048 * MEGABYTE, perSource: 512 * MEGABYTE },
};

/** Longest a whole request may take to arrive, ms: the largest form at the slowest pace. */
export const MAX_REQUEST_MS = bodyRules.patienceMs + (1000 * bodyLimits.form) / bodyRules.uploadBytesPerSecond;

/** The most bytes a body may have, by path and content type; the API has the same limits. */
function findLimit({ url, headers }: FastifyRequest): number {
  if (headers['content-type']?.toLowerCase().startsWith('multipart/') === true) {
    return bodyLimits.form;
  }
  return /^\/api\/auth\/add-cart(\?|$)/.test(url) ? bodyLimits.design : bodyLimits.json;
}

/** Counts the bytes of one body as they arrive. Throws `BodyRefused` when there is no room for more. */
function createCount(shares: Quota, source: string) {
  const releases: Release[] = [];
  return {
    add(bytes: number): void {
      const release = shares.take(source, bytes);
      if (!release) {
        throw tooMany();
      }
      releases.push(release);
    },
    release(): void {
      for (const release of releases) {
        release();
      }
    },
  };
}

/**
 * The small bodies that arrive from one source now. A new one aborts the oldest, which is the slowest, so that people
 * who share an address with a deliberately slow client get through.
 */
function createTurnover(perSource: number) {
  const coming = new Map<string, Set<AbortController>>();
  return {
    enter(source: string) {
      const own = coming.get(source) ?? new Set();
      coming.set(source, own);
      const [oldest] = own;
      if (oldest && own.size >= perSource) {
        own.delete(oldest);
        oldest.abort();
      }
      const controller = new AbortController();
      own.add(controller);
      const leave = () => {
        own.delete(controller);
        if (own.size === 0 && coming.get(source) === own) {
          coming.delete(source);
        }
      };
      return { signal: controller.signal, leave };
    },
  };
}

/**
 * Reads a whole request body before the API is called, so that a slow or endless client does not hold an upstream
 * connection: a small body in memory, a large one on disk. Throws `BodyRefused`.
 */
export function createBodyReader(rules: Partial<typeof bodyRules> = {}) {
  const { patienceMs, uploadBytesPerSecond, smallPerSource, ...most } = { ...bodyRules, ...rules };
  const coming = createTurnover(smallPerSource);
  const uploads = createQuota(most.uploads);
  const memory = createQuota(most.memory);
  const disk = createQuota(most.disk);

  async function readSmall(payload: Readable, limit: number, source: string): Promise<Buffer> {
    const { signal, leave } = coming.enter(source);
    const count = createCount(memory, source);
    const chunks: Buffer[] = [];
    try {
      await takeBody(payload, {
        most: limit,
        patienceMs,
        signal,
        onChunk: (chunk) => {
          count.add(chunk.length);
          chunks.push(chunk);
        },
      });
      return Buffer.concat(chunks);
    } finally {
      leave();
      count.release();
    }
  }

  async function spoolBody(payload: Readable, limit: number, source: string): Promise<Readable> {
    const spool = await openSpool();
    const count = createCount(disk, source);
    try {
      await takeBody(payload, {
        most: limit,
        patienceMs,
        bytesPerSecond: uploadBytesPerSecond,
        signal: NEVER,
        onChunk: (chunk) => {
          count.add(chunk.length);
          return spool.write(chunk);
        },
      });
      return spool.read().once('close', count.release);
    } catch (error) {
      count.release();
      await spool.drop();
      throw error;
    }
  }

  async function readLarge(payload: Readable, limit: number, source: string): Promise<Readable> {
    const leave = uploads.take(source, 1);
    if (!leave) {
      throw tooMany();
    }
    try {
      return await spoolBody(payload, limit, source);
    } catch (error) {
      // A full disk is not the client's error.
      throw error instanceof BodyRefused ? error : tooMany();
    } finally {
      leave();
    }
  }

  return async (request: FastifyRequest, payload: Readable): Promise<Buffer | Readable> => {
    const limit = findLimit(request);
    const length = Number(request.headers['content-length'] ?? limit);
    if (length > limit) {
      throw tooLarge();
    }
    const source = readSource(request.ip);
    return length > bodyLimits.json ? readLarge(payload, limit, source) : readSmall(payload, limit, source);
  };
}
