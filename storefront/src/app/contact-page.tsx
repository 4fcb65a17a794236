import { Section } from '@aaram/shared-ui/page-frame';
import { ChargesToday } from '#features/info/charges-today.tsx';
import { ContactWays } from '#features/info/contact-ways.tsx';
import { FaqList } from '#features/info/faq-list.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import { WithAside } from '#features/info/with-aside.tsx';

export function ContactPage() {
  return (
    <InfoPage title="Contact" wide intro="Questions about a size, an order or a return? Our team will answer.">
      <ContactWays />
      <Section title="Frequently asked questions">
        <WithAside aside={<ChargesToday />}>
          <FaqList headingLevel={3} />
        </WithAside>
      </Section>
    </InfoPage>
  );
}
