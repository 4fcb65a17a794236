import type { Order } from '@aaram/shared-domain/order';

/** An order's delivery address, in lines, as it was when the order was placed. */
export function AddressLines({ to }: { to: Order['shippingAddress'] }) {
  return (
    <>
      <strong>{to.name}</strong>
      <br />
      {to.address}
      {to.landmark ? `, ${to.landmark}` : ''}
      <br />
      {to.city}, {to.state} {to.pincode} · {to.phone}
    </>
  );
}
