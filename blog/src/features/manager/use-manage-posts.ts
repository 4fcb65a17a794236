import { queryKeys } from '@aaram/shared-domain/contract';
import { panelToast } from '@aaram/shared-panel';
import { useMutation, usePlatform, useQueryClient } from '@aaram/shared-platform';
import { postQuery } from '#lib/post-queries.ts';
import * as texts from '#texts/manager.ts';
import { buildPostForm, type PostDraft } from './post-draft.ts';

/** Reloads the list after each write (product-rules.md#blog-manager). */
function useReloadPosts() {
  const client = useQueryClient();
  return async (id: string | undefined) => {
    if (id !== undefined) {
      client.removeQueries({ queryKey: queryKeys.post(id) });
    }
    await client.invalidateQueries({ queryKey: queryKeys.posts() });
  };
}

/** Creates a post, or updates the one with `id`. */
export function useSavePost(onSaved: () => void) {
  const { api } = usePlatform();
  const reload = useReloadPosts();
  return useMutation({
    mutationFn: ({ id, draft }: { id: string | undefined; draft: PostDraft }) =>
      id === undefined ? api.createPost(buildPostForm(draft)) : api.updatePost(id, buildPostForm(draft)),
    onSuccess: async (_post, { id }) => {
      panelToast.success(id === undefined ? texts.postSaved : texts.postUpdated);
      onSaved();
      await reload(id);
    },
    onError: (error) => console.error('Saving a post failed', error),
  });
}

export function useDeletePost(onDeleted: (id: string) => void) {
  const { api } = usePlatform();
  const reload = useReloadPosts();
  return useMutation({
    mutationFn: (id: string) => api.deletePost(id),
    onSuccess: async (_answer, id) => {
      panelToast.success(texts.postDeleted);
      onDeleted(id);
      await reload(id);
    },
    onError: (error) => console.error('Deleting a post failed', error),
  });
}

/** Reads a post with its content for the form; never from the cache, since it may have been edited elsewhere. */
export function useReadPost() {
  const platform = usePlatform();
  return useMutation({
    mutationFn: async (id: string) => {
      const post = await platform.queryClient.fetchQuery({ ...postQuery(platform, id), staleTime: 0 });
      if (post === null) {
        throw new Error(`The post ${id} is gone.`);
      }
      return post;
    },
    onError: (error) => console.error('Reading a post failed', error),
  });
}
