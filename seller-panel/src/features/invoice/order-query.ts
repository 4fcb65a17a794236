import { type PlatformServices, queryOptions } from '@aaram/shared-platform';

/** One order, as far as the caller may see it. */
export function orderQuery({ api }: Pick<PlatformServices, 'api'>, id: string) {
  return queryOptions({ queryKey: ['order', id], queryFn: () => api.getOrder(id) });
}
