import { categories } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { NavLink } from '@aaram/shared-platform';
import * as common from '#texts/common.ts';
import * as texts from '#texts/layout.ts';
import { CategoriesMenu } from './categories-menu.tsx';
import { CategoryLink } from './category-link.tsx';
import styles from './category-nav.module.css';

/** All categories from 1430 px; a dropdown and a few links from 1024 px; nothing below, where the menu has them. */
export function CategoryNav() {
  return (
    <nav aria-label={common.categories} className={styles.nav}>
      <div className={styles.all}>
        {categories.map(({ slug, label }) => (
          <CategoryLink key={slug} slug={slug} label={label} />
        ))}
      </div>
      <div className={styles.short}>
        <CategoriesMenu />
        <NavLink to={pages.category('customized')} className={styles.link}>
          {common.customizedTShirts}
        </NavLink>
        <NavLink to={pages.blogs()} className={styles.link}>
          {common.blogs}
        </NavLink>
        <NavLink to={pages.about()} className={styles.link}>
          {texts.about}
        </NavLink>
        <NavLink to={pages.contact()} className={styles.link}>
          {texts.contact}
        </NavLink>
      </div>
    </nav>
  );
}
