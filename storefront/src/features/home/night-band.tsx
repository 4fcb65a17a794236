import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { DayNight } from './day-night.tsx';
import styles from './night-band.module.css';

/** The Glow category in the night theme. */
export function NightBand() {
  return (
    <section className={styles.band} data-theme="night" aria-labelledby="night-band">
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 id="night-band">
            Lights off.
            <br />
            <em>Then look again.</em>
          </h2>
          <p>Prints that store daylight and glow in the dark. Drag the handle to switch off the light.</p>
          <ButtonLink as={Link} to={pages.category('glow')}>
            Shop glow in the dark
          </ButtonLink>
        </div>
        <DayNight />
      </div>
    </section>
  );
}
