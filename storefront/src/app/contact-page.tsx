import { Section } from '@aaram/shared-ui/page-frame';
import { ContactWays } from '#features/info/contact-ways.tsx';
import { FaqList } from '#features/info/faq-list.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import styles from './contact-page.module.css';

export function ContactPage() {
  return (
    <InfoPage title="Contact" wide intro="Questions about a size, an order or a return? A person answers.">
      <ContactWays />
      <Section title="Frequently asked questions" className={styles.faq}>
        <FaqList headingLevel={3} />
      </Section>
    </InfoPage>
  );
}
