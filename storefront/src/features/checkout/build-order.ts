import type { AddressInput } from '@aaram/shared-domain/address';
import type { CartItem } from '@aaram/shared-domain/cart';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import type { Business, CreateOrderInput } from '@aaram/shared-domain/order';
import type { Quote } from '@aaram/shared-domain/pricing';

type OrderDraft = {
  userId: string;
  items: readonly CartItem[];
  quote: Quote;
  shippingAddress: AddressInput;
  paymentMethod: string;
  /** The chosen credits, and what the summary says that they pay, in paise. */
  credits: readonly string[];
  creditPaise: number;
  business: Business | undefined;
};

/**
 * The body of create-order (product-rules.md#placing-an-order). The server refuses figures that differ from its own.
 */
export function buildOrder({
  userId,
  items,
  quote,
  shippingAddress,
  paymentMethod,
  credits,
  creditPaise,
  business,
}: OrderDraft): CreateOrderInput {
  return {
    user: userId,
    product: items.map(({ product, quantity, size, customImages }) => ({
      product: product._id,
      quantity,
      size,
      ...(customImages ? { customImages } : {}),
    })),
    totalAmount: rupeesFromPaise(quote.total),
    paymentMethod,
    paymentStatus: 'Initiated',
    orderStatus: 'Pending',
    shippingAddress,
    ...(business === undefined ? {} : { business }),
    gstAmount: rupeesFromPaise(quote.gst),
    deliveryCharges: rupeesFromPaise(quote.delivery),
    ...(credits.length > 0 ? { credits: [...credits], creditAmount: rupeesFromPaise(creditPaise) } : {}),
  };
}
