import type { PanelPost } from '@aaram/shared-domain/content';
import { createPanelCalls, createPostCalls, panelKeys, queryKeys } from '@aaram/shared-domain/contract';
import { panelToast } from '@aaram/shared-panel';
import { useMutation, usePlatform, useQuery, useQueryClient } from '@aaram/shared-platform';
import * as texts from '#texts/manager.ts';
import { buildPostForm, type PostDraft } from './post-draft.ts';

/** Reloads the list after each write (product-rules.md#blog-manager). */
export function useReloadPosts() {
  const client = useQueryClient();
  return async (id: string | undefined) => {
    if (id !== undefined) {
      client.removeQueries({ queryKey: queryKeys.post(id) });
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.posts() }),
      client.invalidateQueries({ queryKey: panelKeys.unpublishedPosts() }),
    ]);
  };
}

/** What somebody typed, and the post and the values from which they typed on. */
export type Edit = { known: PanelPost | undefined; draft: PostDraft; saved: PostDraft };

/** Creates a post, or updates the known one. */
export function useSavePost(onSaved: () => void) {
  const { api } = usePlatform();
  const reload = useReloadPosts();
  return useMutation({
    mutationFn: ({ known, draft, saved }: Edit) => {
      const form = buildPostForm(draft, saved);
      if (known === undefined) {
        return createPanelCalls(api.call).createPost(form);
      }
      form.append('version', String(known.version));
      return createPanelCalls(api.call).updatePost(known._id, form);
    },
    onSuccess: async (_post, { known }) => {
      const id = known?._id;
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
    mutationFn: (id: string) => createPanelCalls(api.call).deletePost(id),
    onSuccess: async (_answer, id) => {
      panelToast.success(texts.postDeleted);
      onDeleted(id);
      await reload(id);
    },
    onError: (error) => console.error('Deleting a post failed', error),
  });
}

/** Reads a post with its content for the form; never from a cache, since it may have been edited elsewhere. */
export function useReadPost() {
  const { api } = usePlatform();
  return useMutation({
    mutationFn: (id: string) => createPostCalls(api.call).getPost(id),
    onError: (error) => console.error('Reading a post failed', error),
  });
}

/** Drafts and scheduled posts that the person may change. */
export function useUnpublished() {
  const { api } = usePlatform();
  return useQuery({
    queryKey: panelKeys.unpublishedPosts(),
    queryFn: () =>
      createPostCalls(api.call)
        .getUnpublished()
        .catch((error: unknown) => {
          console.error('Loading drafts failed', error);
          throw error;
        }),
  });
}

/** Makes a link that shows a post to anyone who has it. */
export function useMakePreview() {
  const { api } = usePlatform();
  return useMutation({
    mutationFn: ({ _id }: { _id: string; title: string }) => createPostCalls(api.call).makePreview(_id),
    onError: (error) => console.error('Making a preview failed', error),
  });
}
