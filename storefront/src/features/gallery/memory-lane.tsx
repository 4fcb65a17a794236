import { Picture } from '@aaram/shared-ui/picture';
import { galleryPictures } from '#lib/pictures/gallery-pictures.ts';
import styles from './memory-lane.module.css';

const FIRST_SCREEN = 4;

/** Thirty pictures, each with a caption. */
export function MemoryLane() {
  return (
    <ul className={styles.grid}>
      {galleryPictures.map(({ src, caption }, index) => (
        <li key={src}>
          <figure>
            <Picture
              src={src}
              alt={caption}
              ratio="3:4"
              sizes="(min-width: 1024px) 19vw, (min-width: 480px) 33vw, 50vw"
              priority={index < FIRST_SCREEN}
            />
            <figcaption aria-hidden>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
