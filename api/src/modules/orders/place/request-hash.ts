import { createHash } from 'node:crypto';
import { type CreateOrderInput, tidyBusiness } from '@aaram/shared-domain/order';

/** Hash of everything a shopper requested; equal for equal requests, whatever the order of lines or properties. */
export function hashRequest(input: CreateOrderInput): string {
  const { shippingAddress: to } = input;
  const lines = input.product
    .map((line) => [
      line.product.toLowerCase(),
      line.size,
      line.quantity,
      line.customImages?.rawImage,
      line.customImages?.previewImage,
    ])
    .map((line) => JSON.stringify(line))
    .sort();
  const content = [
    lines,
    [to.name, to.phone, to.address, to.city, to.state, to.pincode, to.landmark ?? ''],
    [input.totalAmount, input.gstAmount, input.deliveryCharges],
    // Left out without a business and credits, so that hashes of before stay the same.
    ...(input.business === undefined ? [] : [Object.values(tidyBusiness(input.business))]),
    ...(input.credits?.length ? [[...input.credits].sort()] : []),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
