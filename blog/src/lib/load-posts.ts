import type { PlatformServices } from '@aaram/shared-platform';
import { postQuery, postsQuery } from './post-queries.ts';

/** Reads the posts ahead of the page. When that fails the page shows its retry, so nothing is thrown. */
export async function loadPosts(platform: PlatformServices): Promise<null> {
  await platform.queryClient.ensureQueryData(postsQuery(platform)).catch(() => undefined);
  return null;
}

/** Reads a post and its neighbours ahead of the page; an unknown one makes the document a 404. */
export async function loadPost(platform: PlatformServices, id: string): Promise<null> {
  const [post] = await Promise.all([
    platform.queryClient.ensureQueryData(postQuery(platform, id)).catch(() => undefined),
    loadPosts(platform),
  ]);
  if (post === null) {
    platform.setStatus(404);
  }
  return null;
}
