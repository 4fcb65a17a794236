import { ApiError, createDesignCalls, queryKeys } from '@aaram/shared-domain/contract';
import { type PlatformServices, queryOptions } from '@aaram/shared-platform';

type Services = Pick<PlatformServices, 'api'>;
export type SharedDesign = Awaited<ReturnType<ReturnType<typeof createDesignCalls>['getSharedDesign']>>;

/** A design by its link; null when the link was ended or never was. Only browsers ask. */
export function sharedDesignQuery({ api }: Services, token: string) {
  return queryOptions({
    queryKey: queryKeys.sharedDesign(token),
    queryFn: async (): Promise<SharedDesign | null> => {
      try {
        return await createDesignCalls(api.call).getSharedDesign(token);
      } catch (error) {
        if (error instanceof ApiError && [400, 404].includes(error.status)) {
          return null;
        }
        throw error;
      }
    },
  });
}
