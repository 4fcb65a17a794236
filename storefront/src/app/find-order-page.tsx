import { FindOrderForm } from '#features/find-order/find-order-form.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import * as texts from '#texts/find-order.ts';

/** An order's progress for whoever is not logged in on this device. */
export function FindOrderPage() {
  return (
    <InfoPage title={texts.findYourOrder} wide intro={texts.seeHowFarYourOrderHas}>
      <FindOrderForm />
    </InfoPage>
  );
}
