import { FindOrderForm } from '#features/find-order/find-order-form.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import * as texts from '#texts/find-order.ts';
import * as titles from '#texts/info-titles.ts';

/** An order's progress for anyone who is not logged in on this device. */
export function FindOrderPage() {
  return (
    <InfoPage title={titles.findOrder} wide intro={texts.intro}>
      <FindOrderForm />
    </InfoPage>
  );
}
