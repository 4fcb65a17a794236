import { StartProblem } from '@aaram/runtime/problems';
import type { ErrorCode } from '@aaram/shared-domain/contract';
import type { ReleaseOrder, ReleaseOverview } from '@aaram/shared-domain/release';
import { releaseOrderSchema, releasePreviewInputSchema } from '@aaram/shared-domain/release/schema';
import { CALL_MS, isCallSigned, signatureHeaders } from '@aaram/shared-domain/signature';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import * as texts from '#texts/release-moves.ts';
import type { MakePreview } from '../preview/make-preview.ts';
import type { createReleaseMoves } from './release-moves.ts';

const KILOBYTE = 1024;
/** The longest message that the API hands on. */
const MAX_CHARACTERS = 300;

type PrivateServer = {
  /** Without a secret there are only metrics. */
  secret: string | undefined;
  metrics: Pick<Registry, 'metrics' | 'contentType'>;
  moves: ReturnType<typeof createReleaseMoves>;
  readOverview: () => Promise<ReleaseOverview>;
  /** None in development. */
  makePreview?: MakePreview | undefined;
};

const refuse = (reply: FastifyReply, status: number, code: ErrorCode, message: string) =>
  reply.code(status).send({ code, message });

/** Lets a signed call through once: a recorded one cannot be sent again. */
function createGuard(secret: string | undefined) {
  const used = new Map<string, number>();
  return async (request: FastifyRequest<{ Body: unknown }>, reply: FastifyReply): Promise<unknown> => {
    const { method, url: path, headers } = request;
    const [at = '', signature = ''] = [signatureHeaders.at, signatureHeaders.signature].map((name) =>
      String(headers[name] ?? ''),
    );
    const body = typeof request.body === 'string' ? request.body : '';
    if (secret === undefined) {
      return refuse(reply, 503, 'UNAVAILABLE_NOW', texts.secretNotSet);
    }
    if (used.has(signature) || !(await isCallSigned({ method, path, body }, { at, signature }, secret))) {
      return refuse(reply, 401, 'NOT_LOGGED_IN', texts.notSigned);
    }
    for (const [old, endsAt] of used) {
      if (endsAt > Date.now()) break;
      used.delete(old);
    }
    if (method !== 'GET') {
      used.set(signature, Date.now() + 2 * CALL_MS);
    }
  };
}

type Schema<Value> = { parse: (value: unknown) => Value };

function readBody<Value>(schema: Schema<Value>, body: unknown): Value | undefined {
  try {
    return schema.parse(JSON.parse(String(body)));
  } catch {
    return undefined;
  }
}

/** Why a move cannot begin; undefined when it can. */
function findObjection(
  { parts }: ReleaseOverview,
  { part: name, version, expected }: ReleaseOrder,
): [number, ErrorCode, string] | undefined {
  const part = parts.find((one) => one.part === name);
  if (!part?.versions.some((one) => one.version === version)) {
    return [404, 'NOT_FOUND', texts.noSuchRelease(name, version)];
  }
  if (part.live === expected) {
    return undefined;
  }
  const objection =
    part.live === null ? texts.notLive(name, expected) : texts.changedMeanwhile(name, part.live, expected);
  return [409, 'STALE_VERSION', objection];
}

/**
 * The port that only the store's own programs reach: metrics for Prometheus, and the API's signed calls about releases
 * (docs/decisions/0022-releases-in-the-panel.md). It knows no session: the API has decided who may ask.
 */
export function buildPrivateServer({
  secret,
  metrics,
  moves,
  readOverview,
  makePreview,
}: PrivateServer): FastifyInstance {
  const app = fastify({ bodyLimit: 4 * KILOBYTE, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  // As text: the signature is of these characters.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
  const preHandler = createGuard(secret);

  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));

  app.get('/releases', { preHandler }, () => readOverview());

  app.post('/releases/moves', { preHandler }, async (request, reply) => {
    const order = readBody(releaseOrderSchema, request.body);
    if (!order) {
      return refuse(reply, 400, 'INVALID_INPUT', texts.noMove);
    }
    const objection = findObjection(await readOverview(), order);
    if (objection) {
      return refuse(reply, ...objection);
    }
    if (!moves.begin(order)) {
      return refuse(reply, 409, 'IN_PROGRESS', texts.otherMove);
    }
    return readOverview();
  });

  app.post('/releases/previews', { preHandler }, async (request, reply) => {
    const requested = readBody(releasePreviewInputSchema, request.body);
    if (!requested || !makePreview) {
      return refuse(reply, 400, 'INVALID_INPUT', texts.noRelease);
    }
    try {
      return await makePreview(requested);
    } catch (error) {
      if (error instanceof StartProblem) {
        return refuse(reply, 404, 'NOT_FOUND', error.message.slice(0, MAX_CHARACTERS));
      }
      throw error;
    }
  });
  return app;
}
