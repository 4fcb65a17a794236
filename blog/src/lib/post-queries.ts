import type { BlogPost, BlogPostSummary } from '@aaram/shared-domain/content';
import { ApiError, queryKeys } from '@aaram/shared-domain/contract';
import { type PlatformServices, queryOptions } from '@aaram/shared-platform';
import { readListAddress } from './list-address.ts';

type Services = Pick<PlatformServices, 'api'>;

/** Posts on one page of the list. */
const PAGE_SIZE = 24;
/** Posts on one page of the Blog Manager. */
export const MANAGED_POSTS = 50;
/** Posts beside the one that is read (product-rules.md#related-reads). */
const RELATED = 6;

export type PostList = { items: BlogPostSummary[]; total: number };

function tell(error: unknown): never {
  console.error('Loading the posts failed', error);
  throw error;
}

/** The key under which the query cache has the page of posts that an address of the list asks for. */
export function listKey(search: URLSearchParams) {
  const { topic, page } = readListAddress(search);
  return [...queryKeys.posts(), topic?.kind ?? null, topic?.name.toLowerCase() ?? null, page] as const;
}

/** The page of posts that the address of the list asks for, without their content, the newest first. */
export function listQuery({ api }: Services, search: URLSearchParams) {
  const { topic, page } = readListAddress(search);
  return queryOptions({
    queryKey: listKey(search),
    queryFn: async (): Promise<PostList> => {
      if (page === 0) {
        return { items: [], total: 0 };
      }
      const about = topic === undefined ? {} : { [topic.kind]: topic.name };
      const { items, total } = await api.getPosts({ ...about, limit: PAGE_SIZE, page }).catch(tell);
      return { items, total };
    },
  });
}

/** A page of published posts for the Blog Manager, after the one that gave this cursor. */
export const managedQuery = ({ api }: Services, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.posts(), 'managed', cursor ?? null],
    queryFn: () => api.getPosts({ limit: MANAGED_POSTS, ...(cursor !== undefined && { cursor }) }).catch(tell),
  });

/** The page that the address of the list asks for, as far as it is known. */
export function findListPage(list: PostList | undefined, search: URLSearchParams) {
  const { topic, page } = readListAddress(search);
  const shown = list?.items ?? [];
  return {
    topic,
    page,
    pages: Math.max(1, Math.ceil((list?.total ?? 0) / PAGE_SIZE)),
    shown,
    /** The list of all posts may be empty; other pages then do not exist. */
    isMissing: list !== undefined && shown.length === 0 && (topic !== undefined || page !== 1),
  };
}

/** Other posts: first those that share most categories and tags with this one, then the newest. */
export const relatedQuery = ({ api }: Services, id: string) =>
  queryOptions({
    queryKey: [...queryKeys.posts(), 'like', id],
    queryFn: async () => (await api.getPosts({ like: id, limit: RELATED }).catch(tell)).items,
  });

/** Loads the list; the document of a topic or a page that does not exist is a 404. */
export async function prefetchList(
  platform: Pick<PlatformServices, 'api' | 'queryClient' | 'setStatus'>,
  search: URLSearchParams,
): Promise<void> {
  const query = listQuery(platform, search);
  await platform.queryClient.prefetchQuery(query);
  if (findListPage(platform.queryClient.getQueryData(query.queryKey), search).isMissing) {
    platform.setStatus(404);
  }
}

/**
 * A post as the pages may show it. On the server the API's own cleaning is what counts; a browser cleans what it
 * fetches itself once more.
 */
async function readClean(api: Services['api'], id: string): Promise<BlogPost> {
  if (typeof window === 'undefined') {
    return api.getPost(id);
  }
  const [post, { cleanHtml }] = await Promise.all([api.getPost(id), import('./clean-html.ts')]);
  return { ...post, content: cleanHtml(post.content) };
}

/**
 * One post, or null when there is none: an answer like any other, so that server and browser render the same. The
 * document's status says it too.
 */
export function postQuery({ api, setStatus }: Pick<PlatformServices, 'api' | 'setStatus'>, id: string) {
  return queryOptions({
    queryKey: queryKeys.post(id),
    queryFn: async (): Promise<BlogPost | null> => {
      try {
        return await readClean(api, id);
      } catch (error) {
        // 400 is an id that no post can have.
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
          setStatus(404);
          return null;
        }
        console.error('Loading a post failed', error);
        throw error;
      }
    },
  });
}
