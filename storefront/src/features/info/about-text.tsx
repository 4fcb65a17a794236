import { categories } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { Link, Sentence, usePlatform } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { Picture } from '@aaram/shared-ui/picture';
import { sitePictures } from '#lib/pictures/site-pictures.ts';
import * as texts from '#texts/about.ts';
import styles from './about-text.module.css';

/** About the store, in three short parts. */
export function AboutText() {
  const { settings } = usePlatform();
  return (
    <div className={styles.about}>
      <section className={styles.part}>
        <Picture
          src={sitePictures['blog-linen']}
          alt={texts.linenClothes}
          ratio="3:2"
          sizes="(min-width: 1024px) 50vw, 100vw"
          priority
        />
        <div>
          <h2>{settings.tagline}</h2>
          <p>{texts.aaramMeansEase}</p>
        </div>
      </section>
      <section className={styles.part}>
        <Picture
          src={sitePictures['blog-glow']}
          alt={texts.glowPrints}
          ratio="3:2"
          sizes="(min-width: 1024px) 50vw, 100vw"
        />
        <div>
          <h2>{texts.tenCategories}</h2>
          <p>
            <Sentence
              parts={texts.whatWeSell(
                categories.map(({ slug, label }) => (
                  <TextLink key={slug} quiet as={Link} to={pages.category(slug)}>
                    {label}
                  </TextLink>
                )),
              )}
            />
          </p>
        </div>
      </section>
      <section className={styles.part}>
        <Picture
          src={sitePictures['blog-block']}
          alt={texts.blockPrint}
          ratio="3:2"
          sizes="(min-width: 1024px) 50vw, 100vw"
        />
        <div>
          <h2>{texts.madeForIndia}</h2>
          <p>
            <Sentence parts={texts.whenToReachUs(<span className={styles.hours}>{settings.supportHours}</span>)} />
          </p>
          <ButtonLink as={Link} to={pages.gallery()} variant="secondary">
            {texts.seeGallery}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
