import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import * as texts from '#texts/home.ts';
import { DayNight } from './day-night.tsx';
import styles from './night-band.module.css';

/** The Glow category in the night theme. */
export function NightBand() {
  return (
    <section className={styles.band} data-theme="night" aria-labelledby="night-band">
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 id="night-band">
            {texts.lightsOff}
            <br />
            <em>{texts.lookAgain}</em>
          </h2>
          <p>{texts.glowPrints}</p>
          <ButtonLink as={Link} to={pages.category('glow')}>
            {texts.shopGlow}
          </ButtonLink>
        </div>
        <DayNight />
      </div>
    </section>
  );
}
