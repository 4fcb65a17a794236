import { categories } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { Link, usePlatform } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { Picture } from '@aaram/shared-ui/picture';
import { Fragment } from 'react';
import { sitePictures } from '#lib/site-pictures.ts';
import * as texts from '#texts/info.ts';
import styles from './about-text.module.css';

/** About the store, in three short parts. */
export function AboutText() {
  const { settings } = usePlatform();
  return (
    <div className={styles.about}>
      <section className={styles.part}>
        <Picture
          src={sitePictures['blog-linen']}
          alt={texts.linenShirtTrousersAndRolledBelt}
          ratio="3:2"
          sizes="(min-width: 1024px) 50vw, 100vw"
          priority
        />
        <div>
          <h2>{settings.tagline}</h2>
          <p>{texts.aaramIsHindiForEaseWe}</p>
        </div>
      </section>
      <section className={styles.part}>
        <Picture
          src={sitePictures['blog-glow']}
          alt={texts.teeAndCushionWhosePrintsGlow}
          ratio="3:2"
          sizes="(min-width: 1024px) 50vw, 100vw"
        />
        <div>
          <h2>{texts.tenCategories}</h2>
          <p>
            {categories.map(({ slug, label }, index) => (
              <Fragment key={slug}>
                {index === 0 ? '' : index === categories.length - 1 ? ' and ' : ', '}
                <TextLink quiet as={Link} to={pages.category(slug)}>
                  {label}
                </TextLink>
              </Fragment>
            ))}
            . Glow prints store light and shine in the dark. Customised clothes carry your own picture.
          </p>
        </div>
      </section>
      <section className={styles.part}>
        <Picture
          src={sitePictures['blog-block']}
          alt={texts.blockPrintedKurtaTopAndNecklace}
          ratio="3:2"
          sizes="(min-width: 1024px) 50vw, 100vw"
        />
        <div>
          <h2>{texts.madeForIndia}</h2>
          <p>
            We deliver within India. You can reach us <span className={styles.hours}>{settings.supportHours}</span>. See
            the people and moments behind the store.
          </p>
          <ButtonLink as={Link} to={pages.gallery()} variant="secondary">
            {texts.founderCelebrityMoments}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
