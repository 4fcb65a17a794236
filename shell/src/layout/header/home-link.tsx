import { pages } from '@aaram/shared-domain/contract';
import { Link, usePlatform } from '@aaram/shared-platform';
import { Logo } from '@aaram/shared-ui/logo';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import * as texts from '#texts/common.ts';
import styles from './home-link.module.css';

type HomeLinkProps = { tagline?: boolean; compact?: boolean };

/** Logo and name, as a link home. */
export function HomeLink({ tagline = false, compact = false }: HomeLinkProps) {
  const { settings } = usePlatform();
  return (
    <Link to={pages.home()} className={styles.home}>
      <Logo name={settings.brandName} tagline={tagline ? settings.tagline : undefined} compact={compact} />
      <VisuallyHidden>{texts.commaHome}</VisuallyHidden>
    </Link>
  );
}
