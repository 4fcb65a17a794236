import { failureText, queryKeys } from '@aaram/shared-domain/contract';
import { useMutation, usePlatform, useQueryClient, useSession } from '@aaram/shared-platform';
import { logFailure } from '#lib/log-failure.ts';
import { panelToast } from '#lib/panel-toast.ts';
import { buildForm, type NewProduct } from './new-product.ts';

/** Sends the form; on success the lists that should show the product load again. */
export function useAddProduct(onAdded: () => void) {
  const { api } = usePlatform();
  const { userId } = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (product: NewProduct) => api.addProduct(buildForm(product, userId ?? '')),
    onSuccess: async () => {
      panelToast.success('Product added successfully!');
      onAdded();
      const stale = [queryKeys.sellerProducts(), queryKeys.sellerFigures(), queryKeys.products()];
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      logFailure('Adding a product failed', error);
      panelToast.error(failureText(error, 'Failed to add product.'));
    },
  });
}
