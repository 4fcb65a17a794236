import { IconMoon } from '@aaram/shared-ui/icon';
import { Picture } from '@aaram/shared-ui/picture';
import { type FormEvent, useRef } from 'react';
import { sitePictures } from '#lib/pictures/site-pictures.ts';
import * as texts from '#texts/home.ts';
import styles from './day-night.module.css';

const sizes = '(min-width: 1024px) 60vw, 180vw';
/** The initial split in the style sheet, percent. */
const START = 46;

/** One print by day and by night, split by a slider. Without scripts the split does not move. */
export function DayNight() {
  const stage = useRef<HTMLDivElement>(null);
  // The content security policy allows a script to set a custom property, but no style attribute in the document.
  const move = (event: FormEvent<HTMLInputElement>) =>
    stage.current?.style.setProperty('--split', String(event.currentTarget.valueAsNumber / 100));
  return (
    <div ref={stage} className={styles.stage}>
      <Picture
        src={sitePictures['hero-home-glow-day']}
        alt={texts.printsByDay}
        sizes={sizes}
        className={styles.picture}
      />
      <Picture
        src={sitePictures['hero-home-glow-night']}
        alt={texts.printsByNight}
        sizes={sizes}
        className={`${styles.picture} ${styles.night}`}
      />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={100}
        defaultValue={START}
        aria-label={texts.dayAndNight}
        onInput={move}
      />
      <div className={styles.handle} aria-hidden>
        <IconMoon />
      </div>
    </div>
  );
}
