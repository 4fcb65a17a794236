import { ApiError, createDesignCalls, queryKeys } from '@aaram/shared-domain/contract';
import { type PlatformServices, queryOptions } from '@aaram/shared-platform';

type Services = Pick<PlatformServices, 'api' | 'setStatus'>;
export type SharedDesign = Awaited<ReturnType<ReturnType<typeof createDesignCalls>['getSharedDesign']>>;

/** A design by its link; null when the link was ended or never was, with the document's status 404. */
export function sharedDesignQuery({ api, setStatus }: Services, token: string) {
  return queryOptions({
    queryKey: queryKeys.sharedDesign(token),
    queryFn: async (): Promise<SharedDesign | null> => {
      try {
        return await createDesignCalls(api.call).getSharedDesign(token);
      } catch (error) {
        const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
        setStatus(isMissing ? 404 : 503);
        if (isMissing) {
          return null;
        }
        throw error;
      }
    },
  });
}
