import { queryKeys, withReason } from '@aaram/shared-domain/contract';
import { type PlatformServices, toast } from '@aaram/shared-platform';
import type { Intent } from '@aaram/shared-platform/host';
import * as texts from '#texts/login.ts';

type Services = Pick<PlatformServices, 'api' | 'queryClient'>;

/**
 * Finishes what the login interrupted: puts the product into the cart or onto the wishlist
 * (product-rules.md#login-comes-between).
 */
export async function finishIntent({ api, queryClient }: Services, intent: Intent): Promise<void> {
  if (intent.kind === 'add-to-cart') {
    try {
      const { input, design } = intent;
      const designs = design === undefined ? undefined : await import('@aaram/shared-platform/designs');
      if (designs !== undefined) {
        toast.info(texts.preparingDesign);
      }
      const whole = designs === undefined ? input : await designs.completeInput(api, input, design ?? '');
      if (whole === undefined) {
        toast.error(texts.designGone);
        return;
      }
      queryClient.setQueryData(queryKeys.cart(), await api.addToCart(whole));
      void designs?.forgetDesign(design ?? '');
      toast.end(texts.preparingDesign);
      toast.success(texts.addedToCart);
    } catch (error) {
      toast.error(withReason(texts.notAddedToCart, error));
    }
    return;
  }
  try {
    queryClient.setQueryData(queryKeys.wishlist(), await api.addToWishlist(intent.productId));
    toast.success(texts.addedToWishlist);
  } catch {
    toast.error(texts.notAddedToWishlist);
  }
}
