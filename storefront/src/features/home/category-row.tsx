import { categories } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { Container } from '@aaram/shared-ui/page-frame';
import { Picture } from '@aaram/shared-ui/picture';
import { sitePictures } from '#lib/pictures/site-pictures.ts';
import * as texts from '#texts/home.ts';
import styles from './category-row.module.css';

/** All ten categories in one row; on phones it scrolls sideways. */
export function CategoryRow() {
  return (
    <Container as="nav" aria-label={texts.shopByCategory}>
      <ul className={styles.row}>
        {categories.map(({ slug, label }) => (
          <li key={slug}>
            <Link to={pages.category(slug)}>
              <Picture
                src={sitePictures[`hero-${slug}`]}
                alt=""
                sizes="(min-width: 1024px) 15vw, 180px"
                ratio="4:5"
                className={styles.picture}
                data-slug={slug}
              />
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
