import type { PlatformServices } from '@aaram/shared-platform';
import { postQuery, postsQuery } from './post-queries.ts';

/**
 * Reads the posts ahead of the page. When that fails the page shows its retry, so nothing is thrown. The server waits,
 * so that the document carries them; a browser renders meanwhile: a slow answer never holds up a click.
 */
export async function loadPosts(platform: PlatformServices): Promise<null> {
  const posts = platform.queryClient.ensureQueryData(postsQuery(platform)).catch(() => undefined);
  if (platform.isServer) {
    await posts;
  }
  return null;
}

/** Reads a post and its neighbours ahead of the page; an unknown one makes the document a 404. */
export async function loadPost(platform: PlatformServices, id: string): Promise<null> {
  const post = platform.queryClient.ensureQueryData(postQuery(platform, id)).catch(() => undefined);
  await loadPosts(platform);
  if (platform.isServer && (await post) === null) {
    platform.setStatus(404);
  }
  return null;
}
