import { createDesignCalls, failureText, queryKeys } from '@aaram/shared-domain/contract';
import { usePlatform, useQuery, useQueryClient, useSession } from '@aaram/shared-platform';
import { printDesign } from '@aaram/shared-platform/designs';
import { useState } from 'react';
import * as texts from '#texts/share-design.ts';
import type { Designer } from '../use-designer.ts';

/** The link of a design: whether there is one, and making, renewing and ending it. */
export function useShare({ product, draft, save }: Designer) {
  const { api } = usePlatform();
  const { isAuthenticated } = useSession();
  const calls = createDesignCalls(api.call);
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const id = draft.saved?.id;
  const { data } = useQuery({
    queryKey: queryKeys.designShare(id ?? ''),
    queryFn: () => calls.getShare(id ?? ''),
    enabled: isAuthenticated && id !== undefined,
  });

  async function run(work: () => Promise<{ id: string; share: NonNullable<typeof data> }>) {
    setIsBusy(true);
    setError(undefined);
    try {
      const { id: own, share } = await work();
      queryClient.setQueryData(queryKeys.designShare(own), share);
    } catch (cause) {
      setError(failureText(cause, texts.notShared));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    ...{ share: data, isBusy, error },
    /** Shares the design as it is now. */
    start: (mayCopy: boolean) =>
      run(async () => {
        const own = await save();
        await printDesign(api, { id: own, product: product._id });
        return { id: own, share: await calls.shareDesign(own, { product: product._id, mayCopy }) };
      }),
    end: () => run(async () => ({ id: id ?? '', share: await calls.endShare(id ?? '') })),
  };
}
