import { Section } from '@aaram/shared-ui/page-frame';
import { ChargesToday } from '#features/info/charges-today.tsx';
import { ContactWays } from '#features/info/contact-ways.tsx';
import { FaqList } from '#features/info/faq-list.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import { WithAside } from '#features/info/with-aside.tsx';
import * as texts from '#texts/contact.ts';
import * as titles from '#texts/info-titles.ts';

export function ContactPage() {
  return (
    <InfoPage title={titles.contact} wide intro={texts.intro}>
      <ContactWays />
      <Section title={texts.frequentQuestions}>
        <WithAside aside={<ChargesToday />}>
          <FaqList headingLevel={3} />
        </WithAside>
      </Section>
    </InfoPage>
  );
}
