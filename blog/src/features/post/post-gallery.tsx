import { IconArrowLeft, IconArrowRight, IconPause, IconPlay } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { Picture } from '@aaram/shared-ui/picture';
import { useRef, useState } from 'react';
import * as texts from '#texts/post.ts';
import styles from './post-gallery.module.css';
import { useAutoplay } from './use-autoplay.ts';

const SWIPE_PX = 40;

type PostGalleryProps = { title: string; pictures: readonly string[] };

const positionOf = (index: number, current: number) =>
  index === current ? 'here' : index < current ? 'before' : 'after';

type FootProps = {
  pictures: readonly string[];
  index: number;
  isPlaying: boolean;
  onTogglePlay: () => void;
  onGoTo: (index: number) => void;
};

/** Which picture is shown, the button that plays, and all pictures small. */
function Foot({ pictures, index, isPlaying, onTogglePlay, onGoTo }: FootProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.counter} aria-live={isPlaying ? 'off' : 'polite'}>
        {texts.imageOf(index + 1, pictures.length)}
      </p>
      {pictures.length > 1 ? (
        <IconButton label={isPlaying ? texts.pausePictures : texts.playPictures} size="sm" onClick={onTogglePlay}>
          {isPlaying ? <IconPause size={18} /> : <IconPlay size={18} />}
        </IconButton>
      ) : null}
      <ul className={styles.thumbs}>
        {pictures.map((src, at) => (
          <li key={src}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={texts.showImage(at + 1)}
              aria-current={at === index}
              onClick={() => onGoTo(at)}
            >
              <Picture src={src} alt="" sizes="56px" ratio="1:1" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pictures one at a time, from the first to the last without wrapping; plays until the visitor uses it. */
export function PostGallery({ title, pictures }: PostGalleryProps) {
  const root = useRef<HTMLElement>(null);
  const touchedAt = useRef<number>(undefined);
  const [index, setIndex] = useState(0);
  const last = pictures.length - 1;
  const clamp = (target: number) => Math.min(last, Math.max(0, target));
  const autoplay = useAutoplay(root, index < last, () => setIndex((now) => clamp(now + 1)));
  const goTo = (target: number) => {
    autoplay.stop();
    setIndex(clamp(target));
  };
  const togglePlay = () => {
    if (!autoplay.isPlaying && index === last) {
      setIndex(0);
    }
    autoplay.toggle();
  };
  const endSwipe = (x: number) => {
    const moved = x - (touchedAt.current ?? x);
    if (Math.abs(moved) > SWIPE_PX) {
      goTo(index - Math.sign(moved));
    }
  };
  return (
    <section
      ref={root}
      className={styles.gallery}
      aria-roledescription={texts.carousel}
      aria-label={texts.picturesOf(title)}
    >
      <div
        className={styles.stage}
        onTouchStart={(event) => {
          touchedAt.current = event.touches[0]?.clientX;
          autoplay.stop();
        }}
        onTouchEnd={(event) => endSwipe(event.changedTouches[0]?.clientX ?? 0)}
      >
        {pictures.map((src, at) => (
          <div key={src} className={styles.slide} data-position={positionOf(at, index)} aria-hidden={at !== index}>
            <Picture
              src={src}
              alt={texts.imageOfPost(title, at + 1)}
              sizes="(width < 1024px) 100vw, 944px"
              className={styles.picture}
              imgClassName={styles.img}
            />
          </div>
        ))}
        <IconButton
          label={texts.previousImage}
          tone="image"
          className={styles.previous}
          aria-disabled={index === 0}
          onClick={() => goTo(index - 1)}
        >
          <IconArrowLeft />
        </IconButton>
        <IconButton
          label={texts.nextImage}
          tone="image"
          className={styles.next}
          aria-disabled={index === last}
          onClick={() => goTo(index + 1)}
        >
          <IconArrowRight />
        </IconButton>
      </div>
      <Foot {...{ pictures, index }} isPlaying={autoplay.isPlaying} onTogglePlay={togglePlay} onGoTo={goTo} />
    </section>
  );
}
