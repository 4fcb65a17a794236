import { randomInt } from 'node:crypto';
import { makeSetId } from '@aaram/runtime/publishing/set';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withShell } from './live-shell.ts';
import { originOf } from './own-address.ts';
import type { LiveRemote, LiveSet, ReleaseStore } from './releases.ts';

/** The header in which a tab says which set its document was made from, and the shop names the next set. */
const TAB_HEADER = 'x-release-set';
/** A visitor's number from 0 to 99, the same for one in a hundred: it identifies no visitor. */
const COOKIE = 'release-share';
const COOKIE_DAYS = 30;
const SHARES = 100;
/** Most former sets that are known: tabs of older ones count as tabs of the present set. */
const MAX_SETS = 200;

/** By name, as they call themselves; none of them keeps cookies. */
const CRAWLER = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|preview/i;

/** Weak, so that the sets are freed together with the live one. */
const made = new WeakMap<LiveSet, LiveSet[]>();

/** The same set with other releases of some remotes. */
function replace(live: LiveSet, others: LiveRemote[]): LiveSet {
  const chosen = Object.fromEntries(others.map((remote) => [remote.info.name, remote]));
  const infos = Object.fromEntries(others.map(({ info }) => [info.name, info]));
  const versions = { ...live.versions, ...infos };
  return { ...live, id: makeSetId(live.shell, versions), versions, remotes: { ...live.remotes, ...chosen } };
}

/** A canary of a remote or of the shell: its share, and what makes a set one with it. */
type Choice = { part: string; version: string; percent: number; add: (set: LiveSet) => LiveSet };

/** The canaries of a set, in a fixed order. */
const listChoices = ({ canaries = [], shellCanary }: LiveSet): Choice[] => [
  ...canaries.map(({ remote, percent }) => {
    const { name, version } = remote.info;
    return { part: name, version, percent, add: (set: LiveSet) => replace(set, [remote]) };
  }),
  ...(shellCanary
    ? [{ part: 'shell', ...shellCanary, add: (set: LiveSet) => withShell(set, shellCanary.version) }]
    : []),
];

/** The sets that visitors get: the live one first, then one for each choice of its canaries. */
export function listSets(live: LiveSet): LiveSet[] {
  const known = made.get(live);
  if (known) {
    return known;
  }
  const sets = [live];
  for (const { add } of listChoices(live)) {
    sets.push(...sets.map(add));
  }
  made.set(live, sets);
  return sets;
}

/** The set with the last good release of a remote, where it is another one and can be used. */
function findWithLastGood(set: LiveSet, part: string): LiveSet | undefined {
  const { lastGood } = set.remotes[part] ?? {};
  return lastGood?.manifest ? replace(set, [lastGood]) : undefined;
}

/** Where the share of a canary begins: not every canary goes to the same visitors. */
const startOf = ({ part, version }: Choice) => Number.parseInt(makeSetId(part, { '': { version } }), 16) % SHARES;

/** The set of a visitor with this number. A canary keeps its visitors when its share grows. */
export function findSet(live: LiveSet, share: number): LiveSet {
  const sets = listSets(live);
  const index = listChoices(live).reduce(
    (sum, choice, number) => ((share - startOf(choice) + SHARES) % SHARES < choice.percent ? sum + 2 ** number : sum),
    0,
  );
  return sets[index] ?? live;
}

/** Numbers for new visitors: each of the hundred comes once before any comes again. */
function createDeck(): () => number {
  let left: number[] = [];
  return () => {
    if (left.length === 0) {
      left = Array.from({ length: SHARES }, (_, number) => number);
    }
    const [share = 0] = left.splice(randomInt(left.length), 1);
    return share;
  };
}

function readShare({ headers }: FastifyRequest): number | undefined {
  const share = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,2})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  return share === undefined ? undefined : Number(share);
}

/**
 * Whether this visitor may be new. One who comes from a page of the store without the cookie keeps no cookies, and
 * would get another set with each document.
 */
function mayBeNew(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { referer = '', 'user-agent': agent = '', 'sec-fetch-site': site } = request.headers;
  const isFromHere = site === 'same-origin' || referer.startsWith(`${originOf(request, publicUrl)}/`);
  return !isFromHere && !CRAWLER.test(agent);
}

type Options = {
  publicUrl: string | undefined;
  nextShare?: () => number;
  /** Finds another shell that works (live-shell.ts); none in development. */
  findOther?: ((set: LiveSet) => LiveSet | undefined) | undefined;
};

/** What a tab asks with: the set of its document, and the one that its next document is made from. */
export type TabSets = { own: string; next: string };
export type SetChooser = ReturnType<typeof createSetChooser>;

/**
 * Decides which release set a request is answered with. A document gets the set of its visitor: by the number in a
 * cookie, which each new visitor is given while there is a canary. Crawlers and visitors who keep no cookies get the
 * live set. A tab says which set its document was made from, and keeps it until that set is no longer given out.
 */
export function createSetChooser(
  store: Pick<ReleaseStore, 'live'>,
  { publicUrl, nextShare = createDeck(), findOther = () => undefined }: Options,
) {
  const known = new Map<string, LiveSet>();
  let last: LiveSet | undefined;

  function remember(set: LiveSet): void {
    known.delete(set.id);
    known.set(set.id, set);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_SETS) break;
      known.delete(oldest);
    }
  }

  async function readLive(): Promise<LiveSet> {
    const live = await store.live();
    if (live !== last) {
      last = live;
      for (const set of listSets(live)) remember(set);
    }
    return live;
  }

  /** The set of a visitor who has a number, otherwise the live one. */
  function findOwn(live: LiveSet, request: FastifyRequest): LiveSet {
    const share = readShare(request);
    return share === undefined ? live : findSet(live, share);
  }

  return {
    /** The set for a document, with a number for a new visitor. */
    async forDocument(request: FastifyRequest, reply: FastifyReply): Promise<LiveSet> {
      const live = await readLive();
      if (listSets(live).length === 1 || readShare(request) !== undefined || !mayBeNew(request, publicUrl)) {
        return findOwn(live, request);
      }
      const share = nextShare();
      const age = COOKIE_DAYS * 86_400;
      const secure = originOf(request, publicUrl).startsWith('https:') ? '; Secure' : '';
      reply.header('set-cookie', `${COOKIE}=${share}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`);
      return findSet(live, share);
    },

    /** The sets of a tab, from its header. A set that this server does not know counts as the visitor's. */
    async forTab(request: FastifyRequest): Promise<TabSets> {
      const live = await readLive();
      const { id } = findOwn(live, request);
      const named = request.headers[TAB_HEADER];
      const own = typeof named === 'string' && known.has(named) ? named : id;
      return { own, next: listSets(live).some((set) => set.id === own) ? own : id };
    },

    /** What a page is made from when its release fails: the set with the last good one of that remote, if there is any. */
    findLastGood(set: LiveSet, part: string): LiveSet | undefined {
      const found = findWithLastGood(set, part);
      if (found) remember(found);
      return found;
    },

    /** A set like this one whose shell is another that works; undefined when there is none. */
    findOtherShell(set: LiveSet): LiveSet | undefined {
      const found = findOther(set);
      if (found) remember(found);
      return found;
    },

    /** A set that was given out, by its id. */
    find: (id: string): LiveSet | undefined => known.get(id),
  };
}
