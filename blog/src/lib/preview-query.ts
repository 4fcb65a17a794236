import type { PreviewedPost } from '@aaram/shared-domain/content';
import { ApiError, createPostCalls } from '@aaram/shared-domain/contract';
import { type PlatformServices, queryOptions } from '@aaram/shared-platform';

/** What a preview link shows, or null when it has ended; read again at each visit. */
export function previewQuery({ api }: Pick<PlatformServices, 'api'>, token: string) {
  return queryOptions({
    queryKey: ['post-preview', token],
    staleTime: 0,
    gcTime: 0,
    queryFn: async (): Promise<PreviewedPost | null> => {
      try {
        const [post, { cleanHtml }] = await Promise.all([
          createPostCalls(api.call).getPreview(token),
          import('./clean-html.ts'),
        ]);
        return { ...post, content: cleanHtml(post.content) };
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
          return null;
        }
        console.error('Loading a preview failed', error);
        throw error;
      }
    },
  });
}
