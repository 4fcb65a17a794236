import { readSearchNotice, SEARCH_NOTICE_HEADER, type SearchNotice } from '../catalog/search-notice.ts';
import { ApiError, type ErrorBody } from './errors.ts';
import { PRICE_RULE_HEADER } from './price-rule.ts';
import type { Answer, Body, CallName, Status } from './schema.ts';

/** How calls are sent: where to, with which token, and what to do when the session has ended. */
export type Transport = {
  /** Address of the API up to and including `/api`, such as '/api' in a browser. */
  baseUrl: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The bearer token, or null for a visitor. Read for each call. */
  getToken: () => string | null;
  /** Called when the API refuses the current token with 401. */
  onSessionEnded?: () => void;
  /** Called with what an answer says of how prices are made. */
  onPriceRule?: (rule: string) => void;
  /** Timeout of a call, ms. */
  timeoutMs?: number;
};

/**
 * One page of a list: its items, the number of items on all pages, the cursor of the next page, and how a search was
 * understood.
 */
export type ListPage<Item> = { items: Item[]; total: number; nextCursor: string | null; notice?: SearchNotice };

/** Timeout when the transport gives none, ms. */
const DEFAULT_TIMEOUT_MS = 20_000;

type Query = Record<string, unknown>;
type ItemOf<List> = List extends (infer Item)[] ? Item : never;

function buildUrl(base: string, path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) {
      if (one !== undefined && one !== null && one !== '') {
        params.append(name, String(one));
      }
    }
  }
  const search = params.toString();
  return `${base}${path}${search && (path.includes('?') ? '&' : '?')}${search}`;
}

/** For no response, or one that broke off. */
function throwSilence(cause: unknown): never {
  throw Object.assign(new ApiError(0), { cause });
}

/** The error of a response. A 2xx status that the contract does not have gives no message. */
async function readError(response: Response): Promise<ApiError> {
  const body: unknown = response.ok ? undefined : await response.json().catch(() => undefined);
  return new ApiError(response.status, body as ErrorBody | undefined);
}

/** Sends forms as they are, anything else as JSON. */
function addBody(init: RequestInit, body: unknown): void {
  if (body === undefined) {
    return;
  }
  if (body instanceof FormData) {
    init.body = body;
    return;
  }
  init.body = JSON.stringify(body);
  init.headers = { ...init.headers, 'content-type': 'application/json' };
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type Params<Name extends string> = [ParamNames<Name>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<Name>, string> };
type BodyPart<Name extends CallName> = [Body<Name>] extends [undefined]
  ? { body?: undefined }
  : undefined extends Body<Name>
    ? { body?: Body<Name> }
    : { body: Body<Name> };
type StatusPart<Name extends CallName> = Status<Name> extends 200 ? { status?: undefined } : { status: Status<Name> };
type Options = {
  query?: Query | undefined;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
};
/** What a call takes: the parameters of its path, its body and its success status, as in the contract. */
type Input<Name extends CallName> = Params<Name> & BodyPart<Name> & StatusPart<Name> & Options;
type Loose = Options & { params?: Record<string, string> | undefined; body?: unknown; status?: number | undefined };
type Inputs<Name extends CallName> = Record<string, never> extends Input<Name> ? [input?: Input<Name>] : [Input<Name>];

/** Calls whose answer is an array. */
type ArrayCall = { [Name in CallName]: Answer<Name> extends readonly unknown[] ? Name : never }[CallName];
/** A field that every answer of a call has. */
type Proof<Name extends CallName> = keyof Answer<Name> & string;

const fillIn = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/**
 * Binds a transport to the contract. The name of a call gives the types of its input and answer. Only the status in the
 * contract's table is a success; anything else throws `ApiError`, with status 0 when no response came.
 * - `done` checks only the status,
 * - `json` returns the body, an object that must have the given field,
 * - `file` returns the body as it is,
 * - `array` returns the body, an array, and `list` one page of such a list with its totals from the headers.
 */
export function createCall(transport: Transport) {
  async function send(name: CallName, { params, body, status = 200, query, headers, signal }: Loose = {}) {
    const [method = '', path = ''] = name.split(' ');
    const token = transport.getToken();
    const timeout = AbortSignal.timeout(transport.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const init: RequestInit = {
      method,
      headers: {
        accept: 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    };
    addBody(init, body);
    const url = buildUrl(transport.baseUrl, fillIn(path, params), query);
    const response = await transport.fetch(url, init).catch(throwSilence);
    const rule = response.headers.get(PRICE_RULE_HEADER);
    if (rule !== null) {
      transport.onPriceRule?.(rule);
    }
    if (response.status === status) {
      return response;
    }
    const error = await readError(response);
    // A late 401 must not end a newer session, and a wrong password must not end the current one.
    const isRefused = error.status === 401 && error.code !== 'INVALID_CREDENTIALS';
    if (isRefused && token !== null && token === transport.getToken()) {
      transport.onSessionEnded?.();
    }
    throw error;
  }

  /**
   * The body, if it has the shape of the contract. The API's own tests check its answers against the schemas; this
   * check is for responses of other servers, such as a proxy.
   */
  async function read(response: Response, isRight: (body: unknown) => boolean) {
    const body: unknown = await response.json().catch((cause: unknown) => {
      return cause instanceof SyntaxError ? undefined : throwSilence(cause);
    });
    if (!isRight(body)) {
      throw new ApiError(response.status);
    }
    return body;
  }

  return {
    done: async <Name extends CallName>(name: Name, ...[input]: Inputs<Name>): Promise<void> => {
      await send(name, input);
    },
    json: async <Name extends CallName>(name: Name, proof: Proof<Name>, ...[input]: Inputs<Name>) => {
      const response = await send(name, input);
      return (await read(response, (body) => (body as Query | null)?.[proof] != null)) as Answer<Name>;
    },
    array: async <Name extends ArrayCall>(name: Name, ...[input]: Inputs<Name>) =>
      (await read(await send(name, input), Array.isArray)) as Answer<Name>,
    /** A file as it is. */
    file: async <Name extends CallName>(name: Name, ...[input]: Inputs<Name>): Promise<Blob> =>
      (await send(name, input)).blob().catch(throwSilence),
    list: async <Name extends ArrayCall>(
      name: Name,
      query: Query,
      params?: Record<ParamNames<Name>, string>,
    ): Promise<ListPage<ItemOf<Answer<Name>>>> => {
      const response = await send(name, { query, params });
      const items = (await read(response, Array.isArray)) as ItemOf<Answer<Name>>[];
      const notice = readSearchNotice(response.headers.get(SEARCH_NOTICE_HEADER));
      return {
        items,
        total: Number(response.headers.get('x-total-count') ?? items.length),
        nextCursor: response.headers.get('x-next-cursor'),
        ...(notice === null ? {} : { notice }),
      };
    },
  };
}

/** Calls of the API by their names, as groups of calls are made of. */
export type Call = ReturnType<typeof createCall>;
