import type { ProductState } from '@aaram/shared-domain/catalog';
import { createPanelCalls, failureText, panelKeys, queryKeys } from '@aaram/shared-domain/contract';
import { panelToast } from '@aaram/shared-panel';
import { useMutation, usePlatform, useQueryClient, useSession } from '@aaram/shared-platform';
import * as texts from '#texts/add-product.ts';
import * as publishing from '#texts/publishing.ts';
import { buildForm, type NewProduct } from './new-product.ts';

type Addition = { product: NewProduct; state: ProductState };

const done: Record<ProductState, string> = { published: texts.productAdded, draft: publishing.draftSaved };
const failed: Record<ProductState, string> = { published: texts.productNotAdded, draft: publishing.draftNotSaved };

/** Sends the form; on success reloads the lists that should show the product. */
export function useAddProduct(
  onAdded: (added: { _id: string; name: string; category: string }, state: ProductState) => void,
) {
  const { api } = usePlatform();
  const { userId } = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ product, state }: Addition) =>
      createPanelCalls(api.call).addProduct(buildForm(product, userId ?? '', state)),
    onSuccess: async ({ _id }, { product: { name, category }, state }) => {
      panelToast.success(done[state]);
      onAdded({ _id, name, category }, state);
      const stale = [panelKeys.sellerProducts(), panelKeys.sellerFigures(), queryKeys.products()];
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error, { state }) => {
      console.error('Adding a product failed', error);
      panelToast.error(failureText(error, failed[state]));
    },
  });
}
