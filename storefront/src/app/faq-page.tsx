import { ChargesToday } from '#features/info/charges-today.tsx';
import { FaqList } from '#features/info/faq-list.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import * as texts from '#texts/faq.ts';

export function FaqPage() {
  return (
    <InfoPage title="FAQ" intro={texts.shortAnswersToWhatShoppersAsk} aside={<ChargesToday />}>
      <FaqList />
    </InfoPage>
  );
}
