import type { BlogPost, BlogPostSummary } from '@aaram/shared-domain/content';
import { ApiError, queryKeys } from '@aaram/shared-domain/contract';
import { type PlatformServices, queryOptions } from '@aaram/shared-platform';
import { findListPage } from './list-page.ts';

type Services = Pick<PlatformServices, 'api'>;

/** Every post without its content, the newest first. */
export function postsQuery({ api }: Services) {
  return queryOptions({
    queryKey: queryKeys.posts(),
    queryFn: () =>
      api.getPosts().catch((error: unknown) => {
        console.error('Loading the posts failed', error);
        throw error;
      }),
  });
}

/** Loads the list; the document of a topic or a page that does not exist is a 404. */
export async function prefetchList(
  platform: Pick<PlatformServices, 'api' | 'queryClient' | 'setStatus'>,
  search: URLSearchParams,
): Promise<void> {
  await platform.queryClient.prefetchQuery(postsQuery(platform));
  const posts = platform.queryClient.getQueryData<BlogPostSummary[]>(queryKeys.posts());
  if (posts !== undefined && findListPage(posts, search).isMissing) {
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
