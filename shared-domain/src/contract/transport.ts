import { ApiError, type ErrorBody } from './errors.ts';
import type { Answer, Body, CallName } from './schema.ts';

/** How calls leave: where to, who asks, and what to do when a session turns out to be over. */
export type Transport = {
  /** Address of the API up to and including `/api`, such as '/api' in a browser. */
  baseUrl: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The bearer token, or null for a visitor. Asked at each call. */
  getToken: () => string | null;
  /** Told when a call that sent a token was answered 401. */
  onSessionEnded?: () => void;
  /** Longest wait for an answer, ms. */
  timeoutMs?: number;
};

/** One page of a list: the items, how many there are in all, and the cursor of the next page. */
export type ListPage<Item> = { items: Item[]; total: number; nextCursor: string | null };

/** Longest wait for an answer when the transport names none, ms. */
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
  return `${base}${path}${search === '' ? '' : `?${search}`}`;
}

const noAnswer: ErrorBody = {
  code: 'NETWORK',
  message: 'No connection to the store. Check your internet and try again.',
};
const notUnderstood: ErrorBody = { code: 'INTERNAL', message: 'Something went wrong.' };

async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const isErrorBody =
    typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
  return new ApiError(response.status, isErrorBody ? ({ code: 'INTERNAL', ...body } as ErrorBody) : notUnderstood);
}

/** Forms travel as they are, anything else as JSON. */
function addBody(init: RequestInit, body: unknown): void {
  if (body === undefined) {
    return;
  }
  if (typeof FormData !== 'undefined' && body instanceof FormData) {
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
type BodyPart<Name extends CallName> = undefined extends Body<Name> ? { body?: undefined } : { body: Body<Name> };
/** What a call is given: its path's parameters and its body as the contract has them, query, headers, a signal. */
type Input<Name extends CallName> = Params<Name> &
  BodyPart<Name> & {
    query?: Query | undefined;
    headers?: Record<string, string> | undefined;
    signal?: AbortSignal | undefined;
  };
type Loose = {
  params?: Record<string, string> | undefined;
  body?: unknown;
  query?: Query | undefined;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
};
type Inputs<Name extends CallName> = Record<string, never> extends Input<Name> ? [input?: Input<Name>] : [Input<Name>];

const fillIn = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/**
 * Binds a transport to the contract: `json` answers a call's body, `list` a page with its totals from the headers.
 * A call is named as in the contract's table, which gives the types of what it takes and answers.
 */
export function createCall(transport: Transport) {
  async function send(name: CallName, { params, body, query, headers, signal }: Loose) {
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
    const response = await transport.fetch(url, init).catch((cause: unknown) => {
      throw Object.assign(new ApiError(0, noAnswer), { cause });
    });
    // An answer that comes late must not end a session begun since.
    if (response.status === 401 && token !== null && token === transport.getToken()) {
      transport.onSessionEnded?.();
    }
    if (!response.ok) {
      throw await readError(response);
    }
    return response;
  }

  async function readBody<Content>(response: Response): Promise<Content> {
    if (response.status === 204) {
      return undefined as Content;
    }
    // The server's answers are checked against the schemas in the API's own tests, not again in every browser.
    return response.json().catch(() => {
      throw new ApiError(response.status, notUnderstood);
    });
  }

  return {
    json: async <Name extends CallName>(name: Name, ...[input]: Inputs<Name>) =>
      readBody<Answer<Name>>(await send(name, input ?? {})),
    list: async <Name extends CallName>(name: Name, query: Query): Promise<ListPage<ItemOf<Answer<Name>>>> => {
      const response = await send(name, { query });
      const items = await readBody<ItemOf<Answer<Name>>[]>(response);
      return {
        items,
        total: Number(response.headers.get('x-total-count') ?? items.length),
        nextCursor: response.headers.get('x-next-cursor'),
      };
    },
  };
}
