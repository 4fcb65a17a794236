import { pages } from '@aaram/shared-domain/contract';
import { policyFacts, type StoreSettings } from '@aaram/shared-domain/settings';
import { Link, usePlatform } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { IconFacebook, IconInstagram, IconXTwitter, IconYoutube } from '@aaram/shared-ui/icon';
import { LogoMark } from '@aaram/shared-ui/logo';
import { Stitch } from '@aaram/shared-ui/stitch';
import styles from './site-footer.module.css';

/** Year of first publication. With a clock, server and browser could render different years on New Year's Eve. */
const COPYRIGHT_YEAR = 2026;

const quickLinks = [
  { label: 'Home', to: pages.home() },
  { label: 'About', to: pages.about() },
  { label: 'Blogs', to: pages.blogs() },
  { label: 'Customized T-shirts', to: pages.category('customized') },
  { label: 'Contact', to: pages.contact() },
];

const serviceLinks = [
  { label: 'Track Order', to: pages.trackOrder() },
  { label: 'Shipping Policy', to: pages.shippingPolicy() },
  { label: 'Exchange & Return Policy', to: pages.returnPolicy() },
  { label: 'FAQ', to: pages.faq() },
  { label: 'Terms & Conditions', to: pages.terms() },
  { label: 'Privacy Policy', to: pages.privacy() },
  { label: 'Grievance officer', to: pages.grievance() },
];

const socialIcons = { Instagram: IconInstagram, Facebook: IconFacebook, X: IconXTwitter, YouTube: IconYoutube };

type LinkListProps = { title: string; links: readonly { label: string; to: string }[] };

function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SocialLinks({ social }: Pick<StoreSettings, 'social'>) {
  return (
    <ul className={styles.social}>
      {social.map(({ label, href }) => {
        const Icon = socialIcons[label];
        return (
          <li key={label}>
            <a href={href} target="_blank" rel="noreferrer" aria-label={label} className={styles.socialLink}>
              <Icon />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Quick links, customer service, the founder's gallery, social links and copyright (product-rules.md#footer). */
export function SiteFooter() {
  const { settings } = usePlatform();
  return (
    <footer className={styles.footer}>
      <Stitch className={styles.seam} />
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <p className={styles.name}>
              <LogoMark size={36} />
              {settings.brandName}
            </p>
            <p className={styles.tagline}>{settings.tagline}</p>
            {settings.social.length === 0 ? null : <SocialLinks social={settings.social} />}
          </div>
          <LinkList title="Quick links" links={quickLinks} />
          <LinkList title="Customer service" links={serviceLinks} />
          <div className={styles.people}>
            <h2 className={styles.title}>The people behind the store</h2>
            <p className={styles.note}>Thirty pictures of our milestones and memories.</p>
            <ButtonLink as={Link} to={pages.gallery()} variant="accent" size="sm">
              Founder celebrity moments
            </ButtonLink>
          </div>
        </div>
        <div className={styles.bottom}>
          <p>
            © {COPYRIGHT_YEAR} {settings.brandName}. All rights reserved.
          </p>
          <p>{policyFacts.paymentMethods.map(capitalise).join(' · ')}</p>
        </div>
      </div>
    </footer>
  );
}
