import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as texts from '#texts/server.ts';

/** Paths that the start script and load balancers request by IP address. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
/** Paths that no person opens: a request for one under another host has the wrong server. */
const NO_DOCUMENT = /^\/(api|media|assets|releases)(\/|$)/;
/** The start of a request line that names a server, as in a request to a proxy. */
const AUTHORITY = /^[a-z][a-z\d+.-]*:\/\/([^/?#\\]*)/i;

/** A path with exactly one slash at its start; browsers read two as the start of a host name. */
const withOneSlash = (path: string) => `/${path.replace(/^[/\\]+/, '')}`;

/** The path and query of a request line, without the server it may name. */
export function readTarget(target: string): string {
  const rest = target.replace(AUTHORITY, '');
  return rest.startsWith('/') ? rest : withOneSlash(rest);
}

/** Host and port, normalised; undefined when it is not a valid host. */
function readHost(given: string | undefined, protocol: string): string | undefined {
  if (!given || /[^\w.:[\]-]/.test(given) || !URL.canParse(`${protocol}//${given}`)) {
    return undefined;
  }
  const { host, pathname, username, password } = new URL(`${protocol}//${given}`);
  return pathname === '/' && username === '' && password === '' ? host : undefined;
}

const toPath = ({ pathname, search }: URL) => withOneSlash(`${pathname}${search}`);

const protocolOf = ({ protocol }: FastifyRequest) => (protocol === 'https' ? 'https:' : 'http:');

/** The shop's own origin: the configured one, or else the host of the request. */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${protocolOf(request)}//${readHost(request.host, protocolOf(request))}`;

/** The requested URL at the shop's own origin; a path never names another server. */
export const urlOf = (request: FastifyRequest, publicUrl: string | undefined): URL =>
  new URL(`${originOf(request, publicUrl)}${request.url}`);

/** The host that a request names; the one in its request line overrides its header. */
const namedHost = (request: FastifyRequest, { protocol }: URL) =>
  readHost(AUTHORITY.exec(request.originalUrl)?.[1] ?? request.host, protocol);

const isDocument = ({ method }: FastifyRequest, path: string) =>
  (method === 'GET' || method === 'HEAD') && !NO_DOCUMENT.test(path);

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).header('cache-control', 'no-store').send({ message, code: 'INVALID_INPUT' });
}

/** The right address of a document that was requested under another host, or with a host in front of its path. */
function findElsewhere(request: FastifyRequest, own: URL | undefined, isForOwn: boolean): string | undefined {
  const path = withOneSlash(request.url);
  if (own && !isForOwn) {
    return new URL(`${own.origin}${path}`).href;
  }
  // A browser would read the rest as a host name.
  return /^[/\\]{2}/.test(request.url) ? toPath(new URL(`http://x${path}`)) : undefined;
}

/**
 * Answers only requests for this shop. With a configured address, documents requested under another host are redirected
 * to it, and all else is refused; without one, only invalid hosts are refused.
 */
export function answerOwnAddress(app: FastifyInstance, publicUrl: string | undefined): void {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (PROBES.has(path)) {
      return;
    }
    const isForOwn = own !== undefined && namedHost(request, own) === own.host;
    if (!own && readHost(request.host, protocolOf(request)) === undefined) {
      return refuse(reply, 400, texts.requestNotUnderstood);
    }
    const elsewhere = isDocument(request, path) ? findElsewhere(request, own, isForOwn) : undefined;
    if (elsewhere !== undefined) {
      return reply.redirect(elsewhere, 308);
    }
    if (own && !isForOwn) {
      return refuse(reply, 421, texts.otherAddress);
    }
  });
}
