import { createSalesCalls, panelKeys, type SalesGroup } from '@aaram/shared-domain/contract';
import {
  keepPreviousData,
  type PlatformServices,
  queryOptions,
  useMutation,
  usePlatform,
} from '@aaram/shared-platform';
import { saveCsv } from '#lib/save-file.ts';

export type SalesAsked = { from: string | undefined; to: string | undefined; by: SalesGroup };

/** Sales of a range of days; without days, of the last 30. */
export const salesQuery = ({ api }: Pick<PlatformServices, 'api'>, asked: SalesAsked) =>
  queryOptions({
    queryKey: [...panelKeys.sellerFigures(), 'sales', asked],
    queryFn: () => createSalesCalls(api.call).getSales(asked),
    placeholderData: keepPreviousData,
  });

/** What runs out soon, and which searches of shoppers found nothing. */
export const outlookQuery = ({ api }: Pick<PlatformServices, 'api'>) =>
  queryOptions({
    queryKey: [...panelKeys.sellerFigures(), 'outlook'],
    queryFn: () => createSalesCalls(api.call).getOutlook(),
  });

/** Saves the file of these sales with the browser. */
export function useSalesFile() {
  const { api } = usePlatform();
  return useMutation({
    mutationFn: (asked: SalesAsked) => createSalesCalls(api.call).getSalesFile(asked),
    onSuccess: ({ name, text }) => saveCsv(name, text),
  });
}
