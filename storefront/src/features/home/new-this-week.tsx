import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { Section } from '@aaram/shared-ui/page-frame';
import { Picture } from '@aaram/shared-ui/picture';
import type { ReactNode } from 'react';
import { sitePictures } from '#lib/site-pictures.ts';
import styles from './new-this-week.module.css';

/** One story at double height and four cards beside it. */
export function NewThisWeek({ children }: { children: ReactNode }) {
  return (
    <Section
      title="New this week"
      action={
        <TextLink as={Link} to="/search?sort=newest">
          See all new pieces
        </TextLink>
      }
    >
      <div className={styles.mix}>
        <div className={styles.story}>
          <Picture
            src={sitePictures['hero-home-kurta']}
            alt=""
            sizes="(min-width: 1024px) 50vw, 100vw"
            className={styles.picture}
          />
          <div className={styles.text}>
            <h3>The kurta, every day</h3>
            <p>Block prints, ikat and plain cotton, cut long and easy.</p>
            <ButtonLink as={Link} to="/search?tag=kurta" size="sm">
              Shop kurtas
            </ButtonLink>
          </div>
        </div>
        {children}
      </div>
    </Section>
  );
}
