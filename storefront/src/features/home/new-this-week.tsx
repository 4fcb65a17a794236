import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { Section } from '@aaram/shared-ui/page-frame';
import { Picture } from '@aaram/shared-ui/picture';
import type { ReactNode } from 'react';
import { sitePictures } from '#lib/site-pictures.ts';
import styles from './new-this-week.module.css';

/** One blog story at double height and four cards beside it. */
export function NewThisWeek({ children }: { children: ReactNode }) {
  return (
    <Section
      title="New this week"
      action={
        <TextLink as={Link} to="/search?sort=newest">
          See all new arrivals
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
            <h3>Dresses made to twirl</h3>
            <p>Soft collars, full skirts, made for play.</p>
            <ButtonLink as={Link} to="/kids?subcategory=Clothes" size="sm">
              Shop kids
            </ButtonLink>
          </div>
        </div>
        {children}
      </div>
    </Section>
  );
}
