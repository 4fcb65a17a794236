import { failureText, queryKeys } from '@aaram/shared-domain/contract';
import { panelToast } from '@aaram/shared-panel';
import { useMutation, usePlatform, useQueryClient, useSession } from '@aaram/shared-platform';
import * as texts from '#texts/add-product.ts';
import { buildForm, type NewProduct } from './new-product.ts';

/** Sends the form; on success reloads the lists that should show the product. */
export function useAddProduct(onAdded: () => void) {
  const { api } = usePlatform();
  const { userId } = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (product: NewProduct) => api.addProduct(buildForm(product, userId ?? '')),
    onSuccess: async () => {
      panelToast.success(texts.productAdded);
      onAdded();
      const stale = [queryKeys.sellerProducts(), queryKeys.sellerFigures(), queryKeys.products()];
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      console.error('Adding a product failed', error);
      panelToast.error(failureText(error, texts.productNotAdded));
    },
  });
}
