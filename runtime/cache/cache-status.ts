/** Where a response came from: from memory, or made now, by this request or by another one, for all or for one browser. */
export type Origin =
  /** `age` in ms; `freshMs` where a stale response is sent as well. */
  | { way: 'hit'; age: number; freshMs?: number }
  /** `from` is what it was read from. */
  | { way: 'miss' | 'collapsed' | 'bypass'; from?: string | undefined };

/** What no cache is asked for. */
export const formatBypass = (cache: string) => `${cache}; fwd=bypass`;

function formatStatus(cache: string, origin: Origin): string {
  if (origin.way === 'hit') {
    const { age, freshMs } = origin;
    return freshMs === undefined ? `${cache}; hit` : `${cache}; hit; ttl=${Math.floor((freshMs - age) / 1000)}`;
  }
  const way = origin.way === 'collapsed' ? 'miss; collapsed' : origin.way;
  return `${cache}; fwd=${way}${origin.from === undefined ? '' : `; detail=${origin.from}`}`;
}

/**
 * The headers that say where a response came from and how old it is (RFC 9211, RFC 9111): `shop; hit; ttl=1` from memory, with
 * a `ttl` below 0 while another one is made; `api; fwd=miss; detail=primary` made now; `collapsed` for another request;
 * `fwd=bypass` for a browser that sees its own change.
 */
export const describeOrigin = (cache: string, origin: Origin): { age: string; 'cache-status': string } => ({
  age: String(origin.way === 'hit' ? Math.floor(origin.age / 1000) : 0),
  'cache-status': formatStatus(cache, origin),
});
