import { pages } from '@aaram/shared-domain/contract';
import { paymentMethods, type StoreSettings } from '@aaram/shared-domain/settings';
import { Link, usePlatform } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { IconFacebook, IconInstagram, IconXTwitter, IconYoutube } from '@aaram/shared-ui/icon';
import { LogoMark } from '@aaram/shared-ui/logo';
import * as common from '#texts/common.ts';
import * as texts from '#texts/layout.ts';
import { COPYRIGHT_YEAR } from './copyright-year.ts';
import styles from './site-footer.module.css';

/** Year of first publication. With a clock, server and browser could render different years on New Year's Eve. */

const quickLinks = [
  { label: common.home, to: pages.home() },
  { label: texts.about, to: pages.about() },
  { label: common.blogs, to: pages.blogs() },
  { label: common.customizedTShirts, to: pages.category('customized') },
  { label: texts.contact, to: pages.contact() },
];

const serviceLinks = [
  { label: texts.trackOrder, to: pages.trackOrder() },
  { label: texts.shippingPolicy, to: pages.shippingPolicy() },
  { label: texts.returnPolicy, to: pages.returnPolicy() },
  { label: texts.faq, to: pages.faq() },
  { label: texts.terms, to: pages.terms() },
  { label: texts.privacy, to: pages.privacy() },
  { label: texts.grievanceOfficer, to: pages.grievance() },
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
      {/* Drawn here and not by the Stitch component: a document has only the styles of this file. */}
      <div aria-hidden className={styles.seam} />
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
          <LinkList title={texts.quickLinks} links={quickLinks} />
          <LinkList title={texts.customerService} links={serviceLinks} />
          <div className={styles.people}>
            <h2 className={styles.title}>{texts.people}</h2>
            <p className={styles.note}>{texts.peopleNote}</p>
            <ButtonLink as={Link} to={pages.gallery()} variant="accent" size="sm">
              {texts.founderMoments}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.bottom}>
          <p>{texts.copyright(COPYRIGHT_YEAR, settings.brandName)}</p>
          <p>{paymentMethods.map(capitalise).join(' · ')}</p>
        </div>
      </div>
    </footer>
  );
}
