import { ChargesToday } from '#features/info/charges-today.tsx';
import { FaqList } from '#features/info/faq-list.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import * as texts from '#texts/faq.ts';
import * as titles from '#texts/info-titles.ts';

export function FaqPage() {
  return (
    <InfoPage title={titles.faq} intro={texts.intro} aside={<ChargesToday />}>
      <FaqList />
    </InfoPage>
  );
}
