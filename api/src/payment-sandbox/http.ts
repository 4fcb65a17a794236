import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SandboxRefusal } from './payments.ts';

const maxBodyBytes = 256 * 1024;
const notFound = 'The requested URL was not found on the server.';

/** The text of a request's body. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBodyBytes) {
      throw new SandboxRefusal('The request is too large', { status: 413 });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The JSON object of a request's body; an empty body is an empty object. */
export async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = await readText(request);
  try {
    const parsed: unknown = text === '' ? {} : JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    throw new SandboxRefusal('The request is not JSON');
  }
}

export function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** Answers in the provider's error shape. */
export function sendRefusal(response: ServerResponse, error: unknown) {
  const refusal =
    error instanceof SandboxRefusal ? error : new SandboxRefusal('The server met an error', { status: 500 });
  sendJson(response, refusal.status, {
    error: {
      code: refusal.status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
      description: refusal.message,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
    },
  });
}

/** Throws a 404 SandboxRefusal for an unknown path. */
export function refuseUnknown(): never {
  throw new SandboxRefusal(notFound, { status: 404 });
}

/** Returns a check of Basic authorization with these keys, which throws SandboxRefusal. */
export function createAuthorization(keyId: string, keySecret: string) {
  const right = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  return (request: IncomingMessage) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== right.length || !timingSafeEqual(given, right)) {
      throw new SandboxRefusal('Authentication failed', { status: 401 });
    }
  };
}
