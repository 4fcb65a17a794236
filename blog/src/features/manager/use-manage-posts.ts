import { queryKeys } from '@aaram/shared-domain/contract';
import { toast, useMutation, usePlatform, useQueryClient } from '@aaram/shared-platform';
import { logFailure } from '#lib/log-failure.ts';
import { postQuery } from '#lib/post-queries.ts';
import { buildPostForm, type PostDraft } from './post-draft.ts';

/** In the panel toasts close after 2000 ms (product-rules.md#toasts). */
const shortly = { autoClose: 2000 };

/** After each write the list loads again (product-rules.md#blog-manager). */
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
      toast.success(id === undefined ? 'Post saved' : 'Post updated', shortly);
      onSaved();
      await reload(id);
    },
    onError: (error) => logFailure('Saving a post failed', error),
  });
}

/** Takes a post down. */
export function useDeletePost(onDeleted: (id: string) => void) {
  const { api } = usePlatform();
  const reload = useReloadPosts();
  return useMutation({
    mutationFn: (id: string) => api.deletePost(id),
    onSuccess: async (_answer, id) => {
      toast.success('Post deleted', shortly);
      onDeleted(id);
      await reload(id);
    },
    onError: (error) => logFailure('Deleting a post failed', error),
  });
}

/** Reads a post with its content for the form; fresh, since somebody else may have edited it. */
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
    onError: (error) => logFailure('Reading a post failed', error),
  });
}
