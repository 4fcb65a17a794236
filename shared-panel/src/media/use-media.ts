import { createMediaCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import { MEDIA_PER_PAGE, type MediaChange } from '@aaram/shared-domain/media';
import {
  keepPreviousData,
  type PlatformServices,
  useMutation,
  usePlatform,
  useQuery,
  useQueryClient,
} from '@aaram/shared-platform';
import { panelToast } from '#panel-toast.ts';
import * as texts from '#texts/media.ts';

const callsOf = ({ api }: Pick<PlatformServices, 'api'>) => createMediaCalls(api.call);

/** One page of the caller's own pictures. */
export function useMedia({ q, isUnused, cursor }: { q: string; isUnused: boolean; cursor: string | undefined }) {
  const platform = usePlatform();
  return useQuery({
    queryKey: panelKeys.media(q, isUnused, cursor),
    queryFn: () =>
      callsOf(platform).getMedia({
        q,
        limit: MEDIA_PER_PAGE,
        ...(isUnused ? { unused: 'true' } : {}),
        ...(cursor && { cursor }),
      }),
    placeholderData: keepPreviousData,
  });
}

/** Where a picture is shown. */
export function useUses(id: string) {
  const platform = usePlatform();
  return useQuery({
    queryKey: panelKeys.media('uses', id),
    queryFn: () => callsOf(platform).getUses(id),
    gcTime: 0,
  });
}

/** Adds, changes and removes pictures, and loads the list again. */
export function useChangeMedia() {
  const platform = usePlatform();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: panelKeys.media() });
  const say = (error: Error, otherwise: string) => panelToast.error(failureText(error, otherwise));
  const upload = useMutation({
    mutationFn: (files: readonly File[]) => {
      const form = new FormData();
      for (const file of files) {
        form.append('images', file);
      }
      return callsOf(platform).upload(form);
    },
    onSuccess: ({ items }) => {
      panelToast.success(texts.uploaded(items.length));
      return refresh();
    },
    onError: (error) => say(error, texts.notUploaded),
  });
  const change = useMutation({
    mutationFn: ({ id, change: body }: { id: string; change: MediaChange }) => callsOf(platform).change(id, body),
    onSuccess: () => {
      panelToast.success(texts.saved);
      return refresh();
    },
    onError: (error) => say(error, texts.notSaved),
  });
  const restore = useMutation({
    mutationFn: (id: string) => callsOf(platform).change(id, { isRemoved: false }),
    onSuccess: refresh,
    onError: (error) => say(error, texts.notRestored),
  });
  const remove = useMutation({
    mutationFn: (id: string) => callsOf(platform).remove(id),
    onSuccess: (_answer, id) => {
      panelToast.undoable(texts.removed, () => restore.mutate(id));
      return refresh();
    },
    onError: (error) => say(error, texts.notRemoved),
  });
  return { upload, change, remove };
}
