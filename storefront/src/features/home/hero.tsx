import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { Picture } from '@aaram/shared-ui/picture';
import { sitePictures } from '#lib/site-pictures.ts';
import styles from './hero.module.css';

const doors = [
  { slug: 'women', title: 'Women', text: 'Day dresses, tops and kurtas', picture: 'hero-home-dress', place: 'first' },
  { slug: 'bags', title: 'Bags', text: 'The top-handle satchel', picture: 'hero-home-bag', place: 'second' },
  { slug: 'shoes', title: 'Shoes', text: 'Lace-up sneakers', picture: 'hero-home-shoe', place: 'third' },
  { slug: 'glow', title: 'Glow', text: 'Glows in the dark', picture: 'hero-home-glow-night', place: 'fourth' },
] as const;

/** Width of the two tall doors, which have the largest pictures of the first screen. */
const heroSizes = '(min-width: 1024px) 36vw, 48vw';

/** Four doors and the promise, with stitched seams. No slider, no hidden content. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="promise">
      <div className={styles.promise}>
        <h1 id="promise">Comfort, crafted with care.</h1>
        <p>Comfortable clothes in cotton, linen and fleece, made in small batches and priced for every day.</p>
        <div className={styles.actions}>
          <ButtonLink as={Link} to="/search?sort=newest" variant="accent">
            Shop new arrivals
          </ButtonLink>
          <ButtonLink as={Link} to={pages.category('customized')} variant="secondary" className={styles.outlined}>
            Design your own tee
          </ButtonLink>
        </div>
      </div>
      {doors.map(({ slug, title, text, picture, place }) => (
        <Link key={slug} to={pages.category(slug)} className={styles.door} data-place={place}>
          <Picture
            src={sitePictures[picture]}
            alt=""
            sizes={place === 'fourth' ? '(min-width: 1024px) 52vw, 115vw' : heroSizes}
            priority={place === 'first' || place === 'second'}
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
