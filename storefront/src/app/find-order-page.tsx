import { FindOrderForm } from '#features/find-order/find-order-form.tsx';
import { InfoPage } from '#features/info/info-page.tsx';

/** An order's progress for whoever is not logged in on this device. */
export function FindOrderPage() {
  return (
    <InfoPage
      title="Find your order"
      wide
      intro="See how far your order has come, without logging in. Names and addresses are not shown here."
    >
      <FindOrderForm />
    </InfoPage>
  );
}
