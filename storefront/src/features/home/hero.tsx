import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { Picture } from '@aaram/shared-ui/picture';
import { sitePictures } from '#lib/pictures/site-pictures.ts';
import * as texts from '#texts/home.ts';
import styles from './hero.module.css';

const doors = [
  {
    slug: 'women',
    title: texts.women,
    text: texts.womenMore,
    picture: 'hero-home-dress',
    slot: 'first',
  },
  { slug: 'bags', title: texts.bags, text: texts.bagsMore, picture: 'hero-home-bag', slot: 'second' },
  { slug: 'shoes', title: texts.shoes, text: texts.shoesMore, picture: 'hero-home-shoe', slot: 'third' },
  { slug: 'glow', title: texts.glow, text: texts.glowMore, picture: 'hero-home-glow-night', slot: 'fourth' },
] as const;

/** Width of the two tall doors, which have the largest pictures of the first screen. */
const heroSizes = '(min-width: 1024px) 36vw, 48vw';

/** Four doors and the promise, with stitched seams. No slider, no hidden content. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="promise">
      <div className={styles.promise}>
        <h1 id="promise">{texts.promise}</h1>
        <p>{texts.promiseMore}</p>
        <div className={styles.actions}>
          <ButtonLink as={Link} to="/search?sort=newest" variant="accent">
            {texts.shopNewArrivals}
          </ButtonLink>
          <ButtonLink as={Link} to={pages.category('customized')} variant="secondary" className={styles.outlined}>
            {texts.designOwnTee}
          </ButtonLink>
        </div>
      </div>
      {doors.map(({ slug, title, text, picture, slot }) => (
        <Link key={slug} to={pages.category(slug)} className={styles.door} data-slot={slot}>
          <Picture
            src={sitePictures[picture]}
            alt=""
            sizes={slot === 'fourth' ? '(min-width: 1024px) 52vw, 115vw' : heroSizes}
            priority={slot === 'first' || slot === 'second'}
            className={styles.picture}
          />
          <span className={styles.label}>
            <b>{title}</b>
            <span>{text}</span>
          </span>
        </Link>
      ))}
    </section>
  );
}
