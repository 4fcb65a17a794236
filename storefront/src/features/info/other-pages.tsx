import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import styles from './other-pages.module.css';

const toRead = [
  { to: pages.shippingPolicy(), label: 'Shipping Policy' },
  { to: pages.returnPolicy(), label: 'Exchange & Return Policy' },
  { to: pages.terms(), label: 'Terms & Conditions' },
  { to: pages.privacy(), label: 'Privacy Policy' },
  { to: pages.sizeGuide(), label: 'Size guide' },
  { to: pages.faq(), label: 'FAQ' },
  { to: pages.contact(), label: 'Contact' },
  { to: pages.grievance(), label: 'Grievance officer' },
];

/** Links to the other policies: people who read one often look for another. */
export function OtherPages({ current }: { current: string }) {
  return (
    <nav aria-label="More to read" className={styles.box}>
      <h2>More to read</h2>
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
