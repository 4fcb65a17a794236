import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import * as texts from '#texts/info.ts';
import styles from './other-pages.module.css';

const toRead = [
  { to: pages.shippingPolicy(), label: texts.shippingPolicy },
  { to: pages.returnPolicy(), label: texts.exchangeReturnPolicy },
  { to: pages.terms(), label: texts.termsConditions },
  { to: pages.privacy(), label: texts.privacyPolicy },
  { to: pages.sizeGuide(), label: texts.sizeGuide },
  { to: pages.faq(), label: 'FAQ' },
  { to: pages.contact(), label: texts.contact },
  { to: pages.grievance(), label: texts.grievanceOfficer },
];

/** Links to the other policies: people who read one often look for another. */
export function OtherPages({ current }: { current: string }) {
  return (
    <nav aria-label={texts.moreToRead} className={styles.box}>
      <h2>{texts.moreToRead}</h2>
      <ul>
        {toRead
          .filter(({ label }) => label !== current)
          .map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
