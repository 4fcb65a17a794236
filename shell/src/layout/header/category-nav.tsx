import { categories } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { NavLink } from '@aaram/shared-platform';
import { CategoriesMenu } from './categories-menu.tsx';
import { CategoryLink } from './category-link.tsx';
import styles from './category-nav.module.css';

/** All categories from 1430 px; a dropdown and a few links from 1024 px; nothing below, where the menu has them. */
export function CategoryNav() {
  return (
    <nav aria-label="Categories" className={styles.nav}>
      <div className={styles.all}>
        {categories.map(({ slug, label }) => (
          <CategoryLink key={slug} slug={slug} label={label} />
        ))}
      </div>
      <div className={styles.short}>
        <CategoriesMenu />
        <NavLink to={pages.category('customized')} className={() => styles.link}>
          Customized T-shirts
        </NavLink>
        <NavLink to={pages.blogs()} className={() => styles.link}>
          Blogs
        </NavLink>
        <NavLink to={pages.about()} className={() => styles.link}>
          About
        </NavLink>
        <NavLink to={pages.contact()} className={() => styles.link}>
          Contact
        </NavLink>
      </div>
    </nav>
  );
}
