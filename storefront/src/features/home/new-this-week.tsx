import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { Section } from '@aaram/shared-ui/page-frame';
import { Picture } from '@aaram/shared-ui/picture';
import type { ReactNode } from 'react';
import { sitePictures } from '#lib/pictures/site-pictures.ts';
import * as texts from '#texts/home.ts';
import styles from './new-this-week.module.css';

/** One blog story at double height and four cards beside it. */
export function NewThisWeek({ children }: { children: ReactNode }) {
  return (
    <Section
      title={texts.newThisWeek}
      action={
        <TextLink as={Link} to="/search?sort=newest">
          {texts.seeNewArrivals}
        </TextLink>
      }
    >
      <div className={styles.mix}>
        <div className={styles.story}>
          <Picture
            src={sitePictures['hero-home-kids']}
            alt=""
            sizes="(min-width: 1024px) 50vw, 100vw"
            className={styles.picture}
          />
          <div className={styles.text}>
            <h3>{texts.kidsDresses}</h3>
            <p>{texts.kidsDressesMore}</p>
            <ButtonLink as={Link} to="/kids?subcategory=Clothes" size="sm">
              {texts.shopKids}
            </ButtonLink>
          </div>
        </div>
        {children}
      </div>
    </Section>
  );
}
