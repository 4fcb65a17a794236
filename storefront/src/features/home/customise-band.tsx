import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { Picture } from '@aaram/shared-ui/picture';
import { sitePictures } from '#lib/pictures/site-pictures.ts';
import * as texts from '#texts/home.ts';
import styles from './customise-band.module.css';

/** A plain tee with a print drawn over it, as on the customise pages. */
export function CustomiseBand() {
  return (
    <section className={styles.band} aria-labelledby="customise-band">
      <div className={styles.stage}>
        <Picture
          src={sitePictures['hero-customized']}
          alt={texts.customisedTee}
          sizes="(min-width: 1024px) 85vw, 150vw"
          className={styles.picture}
        />
        {/* Same box and crop as the picture, so that the print stays on the chest at every width. */}
        <svg viewBox="0 0 1200 800" preserveAspectRatio="xMinYMid slice" className={styles.print} aria-hidden>
          <rect x="236" y="240" width="176" height="236" rx="3" />
          <g transform="translate(324 330)">
            <circle r="52" />
            <path d="M-78 32q19.5-16 39 0t39 0 39 0 39 0M-78 56q19.5-16 39 0t39 0 39 0 39 0" />
            <text y="112">{texts.teePrint}</text>
          </g>
        </svg>
      </div>
      <div className={styles.text}>
        <h2 id="customise-band">{texts.customise}</h2>
        <p>{texts.customiseMore}</p>
        <ButtonLink as={Link} to={pages.category('customized')}>
          {texts.startDesigning}
        </ButtonLink>
      </div>
    </section>
  );
}
