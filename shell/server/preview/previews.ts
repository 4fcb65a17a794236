import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf, urlOf } from '../own-address.ts';
import type { SetChooser } from '../release-choice.ts';
import type { LiveSet } from '../releases.ts';
import { isAboutPreview, LEAVE, PARAMETER, type Preview, readPreview } from './preview-address.ts';
import { type Badge, buildBadge, buildNoPreviewPage, type NoPreview } from './preview-badge.ts';

const COOKIE = 'release-preview';
/** Sets of previews that are remembered, for the calls of their tabs. */
const MAX_SETS = 20;
const statuses: Record<NoPreview, 403 | 410> = { foreign: 403, expired: 410, unusable: 410 };

type PreviewOptions = {
  /** Without a secret there are no previews. */
  secret: string | undefined;
  publicUrl: string | undefined;
  /** The set that visitors get, with another release of a remote. Throws when it cannot be had. */
  readSet: (part: string, version: string) => Promise<LiveSet>;
  log: { warn: (detail: object, message: string) => void };
};

/** What a document is made with in a preview. */
export type PreviewedDocument = { set: LiveSet; badge: Badge };

const readCookie = ({ headers }: FastifyRequest) =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([^;\\s]+)`).exec(headers.cookie ?? '')?.[1];

/** The same address without the parameter. Only a path, so it never leads to another server. */
function withoutParameter(url: URL): string {
  const rest = new URL(url);
  rest.searchParams.delete(PARAMETER);
  return `/${rest.pathname.replace(/^[/\\]+/, '')}${rest.search}`;
}

/** Sets of previews, the last of them. */
function createSets() {
  const sets = new Map<string, LiveSet>();
  return {
    find: (id: string) => sets.get(id),
    remember(set: LiveSet): LiveSet {
      sets.delete(set.id);
      sets.set(set.id, set);
      for (const oldest of sets.keys()) {
        if (sets.size <= MAX_SETS) break;
        sets.delete(oldest);
      }
      return set;
    },
  };
}

type ReadValue = (value: string) => Promise<Preview | NoPreview>;

/** What is answered with a cookie: to an address of a preview, and where there is no preview. */
function createAnswers({ publicUrl, log }: Pick<PreviewOptions, 'publicUrl' | 'log'>, read: ReadValue) {
  const setCookie = (request: FastifyRequest, value: string, maxAge: number) => {
    const secure = originOf(request, publicUrl).startsWith('https:') ? '; Secure' : '';
    return `${COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
  };

  function sayNo(request: FastifyRequest, reply: FastifyReply, why: NoPreview): void {
    log.warn({ why }, 'there is no preview for this address or cookie');
    void reply
      .code(statuses[why])
      .headers({
        'cache-control': 'no-store',
        'set-cookie': setCookie(request, '', 0),
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(buildNoPreviewPage(why));
  }

  /** Answers an address of a preview, and the one with which a visitor leaves it. */
  async function answerAddress(request: FastifyRequest, reply: FastifyReply, url: URL, value: string): Promise<void> {
    const preview = value === LEAVE ? undefined : await read(value);
    if (typeof preview === 'string') {
      return sayNo(request, reply, preview);
    }
    const maxAge = preview ? Math.ceil((preview.until - Date.now()) / 1000) : 0;
    void reply
      .headers({ 'cache-control': 'no-store', 'set-cookie': setCookie(request, preview ? value : '', maxAge) })
      .redirect(withoutParameter(url), 303);
  }

  return { sayNo, answerAddress };
}

export type Previews = ReturnType<typeof createPreviews>;

/**
 * Shows a stored release to anyone with its signed address: the address sets a cookie, and documents and calls with that
 * cookie are answered with the release. What everyone else gets does not change.
 */
export function createPreviews({ secret, publicUrl, readSet, log }: PreviewOptions) {
  const sets = createSets();

  const read: ReadValue = async (value) => (secret === undefined ? 'foreign' : readPreview(value, secret));
  const { sayNo, answerAddress } = createAnswers({ publicUrl, log }, read);

  async function openSet({ part, version }: Preview): Promise<LiveSet | NoPreview> {
    try {
      return sets.remember(await readSet(part, version));
    } catch (error) {
      log.warn({ part, version, reason: error instanceof Error ? error.message : error }, 'a preview cannot be shown');
      return 'unusable';
    }
  }

  /** The preview of a visitor's cookie; undefined for everyone else. */
  async function find(request: FastifyRequest): Promise<{ preview: Preview; set: LiveSet } | NoPreview | undefined> {
    const value = readCookie(request);
    if (value === undefined) {
      return undefined;
    }
    const preview = await read(value);
    if (typeof preview === 'string') {
      return preview;
    }
    const set = await openSet(preview);
    return typeof set === 'string' ? set : { preview, set };
  }

  return {
    /**
     * What a document is made with in a preview; undefined for everyone else. `answered` when the address was that of
     * a preview or of its end, or when the preview is over.
     */
    async forDocument(
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<PreviewedDocument | 'answered' | undefined> {
      const url = request.url.includes(`${PARAMETER}=`) ? urlOf(request, publicUrl) : undefined;
      const value = url?.searchParams.get(PARAMETER);
      if (url && typeof value === 'string' && isAboutPreview(value)) {
        await answerAddress(request, reply, url, value);
        return 'answered';
      }
      const found = await find(request);
      if (typeof found === 'string') {
        sayNo(request, reply, found);
        return 'answered';
      }
      return found && { set: found.set, badge: buildBadge(found.preview) };
    },

    /** The chooser of sets, with those of previews for the tabs that show one. */
    around: (chooser: Pick<SetChooser, 'forTab' | 'find'>): Pick<SetChooser, 'forTab' | 'find'> => ({
      async forTab(request) {
        const found = await find(request);
        return typeof found === 'object' ? { own: found.set.id, next: found.set.id } : chooser.forTab(request);
      },
      find: (id) => chooser.find(id) ?? sets.find(id),
    }),
  };
}
