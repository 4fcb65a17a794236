import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Addresses that are asked by number: by the starter, by load balancers. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
/** What no person opens: whoever asks for it under another name has the wrong server. */
const NO_DOCUMENT = /^\/(api|media|assets|releases)(\/|$)/;
/** The beginning of a request line that names a server, as one to a proxy does. */
const AUTHORITY = /^[a-z][a-z\d+.-]*:\/\/([^/?#\\]*)/i;

/** A path that a browser cannot take for the name of a server: one slash at its beginning. */
const withOneSlash = (path: string) => `/${path.replace(/^[/\\]+/, '')}`;

/** The path and search that a request line asks for, whatever server it names. */
export function readTarget(target: string): string {
  const rest = target.replace(AUTHORITY, '');
  return rest.startsWith('/') ? rest : withOneSlash(rest);
}

/** Host and port as they are compared; undefined for anything that is not a host. */
function readHost(given: string | undefined, protocol: string): string | undefined {
  if (!given || /[^\w.:[\]-]/.test(given) || !URL.canParse(`${protocol}//${given}`)) {
    return undefined;
  }
  const { host, pathname, username, password } = new URL(`${protocol}//${given}`);
  return pathname === '/' && username === '' && password === '' ? host : undefined;
}

const toPath = ({ pathname, search }: URL) => withOneSlash(`${pathname}${search}`);

const protocolOf = ({ protocol }: FastifyRequest) => (protocol === 'https' ? 'https:' : 'http:');

/** The shop's own address: what it was told, or else what the request was sent to. */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${protocolOf(request)}//${readHost(request.host, protocolOf(request))}`;

/** What a request asks for, at the shop's own address: a path never names another server. */
export const urlOf = (request: FastifyRequest, publicUrl: string | undefined): URL =>
  new URL(`${originOf(request, publicUrl)}${request.url}`);

/** The server that a request says it is for; an address in its first line counts for more than its headers. */
const namedHost = (request: FastifyRequest, { protocol }: URL) =>
  readHost(AUTHORITY.exec(request.originalUrl)?.[1] ?? request.host, protocol);

const isDocument = ({ method }: FastifyRequest, path: string) =>
  (method === 'GET' || method === 'HEAD') && !NO_DOCUMENT.test(path);

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).header('cache-control', 'no-store').send({ message, code: 'INVALID_INPUT' });
}

/** Where a document is found that was asked for under another name, or with a name in front of its path. */
function findElsewhere(request: FastifyRequest, own: URL | undefined, isForOwn: boolean): string | undefined {
  const path = withOneSlash(request.url);
  if (own && !isForOwn) {
    return new URL(`${own.origin}${path}`).href;
  }
  // A browser would take the rest for the name of a server.
  return /^[/\\]{2}/.test(request.url) ? toPath(new URL(`http://x${path}`)) : undefined;
}

/**
 * Answers only what is meant for this shop. With an address of its own, documents asked of another one lead there, and
 * everything else is refused; without one, whatever is no host is.
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
      return refuse(reply, 400, 'The request could not be understood.');
    }
    const elsewhere = isDocument(request, path) ? findElsewhere(request, own, isForOwn) : undefined;
    if (elsewhere !== undefined) {
      return reply.redirect(elsewhere, 308);
    }
    if (own && !isForOwn) {
      return refuse(reply, 421, 'This is not the address of the store.');
    }
  });
}
