import { createReleaseCalls, panelKeys } from '@aaram/shared-domain/contract';
import type { ReleaseMoveInput, ReleaseOverview, ReleasePreviewInput } from '@aaram/shared-domain/release';
import { type PlatformServices, queryOptions, useMutation, usePlatform, useQueryClient } from '@aaram/shared-platform';
import { withProof } from '#lib/proof-queue.ts';

/** How often the page asks again, ms: soon while a move is under way. */
const SOON_MS = 1000;
const USUALLY_MS = 15_000;

const queryKey = panelKeys.trail('releases');

export const releasesQuery = ({ api }: Pick<PlatformServices, 'api'>) =>
  queryOptions({
    queryKey,
    queryFn: () => createReleaseCalls(api.call).getReleases(),
    refetchInterval: ({ state }) => (state.data?.underWay ? SOON_MS : USUALLY_MS),
  });

/** Makes the address that shows a release before it is live. */
export function usePreviewRelease() {
  const { api } = usePlatform();
  return useMutation({
    mutationFn: (requested: ReleasePreviewInput) => createReleaseCalls(api.call).previewRelease(requested),
  });
}

/** Begins a move; the server checks the release, and the overview says how it ended. */
export function useMoveRelease() {
  const { api } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (move: ReleaseMoveInput) => withProof(() => createReleaseCalls(api.call).moveRelease(move)),
    onSuccess: (overview: ReleaseOverview) => {
      client.setQueryData(queryKey, overview);
    },
    // Somebody else may have moved it.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
