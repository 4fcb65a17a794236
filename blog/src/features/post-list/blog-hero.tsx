import { Picture } from '@aaram/shared-ui/picture';
import { HERO_PICTURE, pictureSizes } from '#lib/post-pictures.ts';
import * as texts from '#texts/post-list.ts';
import styles from './blog-hero.module.css';

/** A picture beside the promise, with a stitched seam. */
export function BlogHero() {
  return (
    <section className={styles.hero}>
      <div className={styles.image}>
        <Picture
          src={HERO_PICTURE}
          alt=""
          sizes={pictureSizes.hero}
          priority
          className={styles.picture}
          imgClassName={styles.img}
        />
      </div>
      <div className={styles.text}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.intro}>{texts.intro}</p>
      </div>
    </section>
  );
}
