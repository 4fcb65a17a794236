import { pages } from '@aaram/shared-domain/contract';
import { NavLink } from '@aaram/shared-platform';
import styles from './category-nav.module.css';

type CategoryLinkProps = { slug: string; label: string };

/** One category in the bar or the dropdown. The glow category has a lamp. */
export function CategoryLink({ slug, label }: CategoryLinkProps) {
  return (
    <NavLink to={pages.category(slug)} className={styles.link}>
      {slug === 'glow' ? <i className={styles.lamp} /> : null}
      {label}
    </NavLink>
  );
}
