import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import * as titles from '#texts/info-titles.ts';
import * as texts from '#texts/policy.ts';
import styles from './other-pages.module.css';

const toRead = [
  { to: pages.shippingPolicy(), label: titles.shippingPolicy },
  { to: pages.returnPolicy(), label: titles.returnPolicy },
  { to: pages.terms(), label: titles.terms },
  { to: pages.privacy(), label: titles.privacy },
  { to: pages.sizeGuide(), label: titles.sizeGuide },
  { to: pages.faq(), label: titles.faq },
  { to: pages.contact(), label: titles.contact },
  { to: pages.grievance(), label: titles.grievance },
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
