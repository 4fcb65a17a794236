import { Link } from '@aaram/shared-platform';
import { Picture } from '@aaram/shared-ui/picture';
import { sitePictures } from '#lib/pictures/site-pictures.ts';
import { tilesOf } from './editorial.ts';
import styles from './product-grid.module.css';

/** A picture with a link between the products of a category. */
export function EditorialTile({ slug, number }: { slug: string; number: number }) {
  const tile = tilesOf(slug)[number];
  return tile === undefined ? null : (
    <Link to={tile.href} className={styles.tile}>
      <Picture
        src={sitePictures[tile.picture]}
        alt=""
        sizes="(min-width: 1024px) 55vw, 100vw"
        className={styles.tilePicture}
      />
      <span className={styles.tileText}>
        <span className={styles.tileTitle}>{tile.title}</span>
        <span className={styles.tileLink}>{tile.link}</span>
      </span>
    </Link>
  );
}
