import { ChargesToday } from '#features/info/charges-today.tsx';
import { FaqList } from '#features/info/faq-list.tsx';
import { InfoPage } from '#features/info/info-page.tsx';

export function FaqPage() {
  return (
    <InfoPage title="FAQ" intro="Short answers to what shoppers ask most." aside={<ChargesToday />}>
      <FaqList />
    </InfoPage>
  );
}
