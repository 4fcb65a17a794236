import { adminPages, createProductCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import { panelToast } from '@aaram/shared-panel';
import { useMutation, useNavigate, usePlatform, useQueryClient } from '@aaram/shared-platform';
import * as texts from '#texts/publishing.ts';

/** Makes a draft like a product, and opens it. */
export function useCopyProduct() {
  const { api } = usePlatform();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (id: string) => createProductCalls(api.call).copyProduct(id),
    onSuccess: async (copy) => {
      panelToast.success(texts.productCopied);
      void navigate(adminPages.editProduct(copy._id));
      await client.invalidateQueries({ queryKey: panelKeys.sellerProducts() });
    },
    onError: (error) => {
      console.error('Copying a product failed', error);
      panelToast.error(failureText(error, texts.productNotCopied));
    },
  });
}
