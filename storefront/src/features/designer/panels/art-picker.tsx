import { formatPath } from '@aaram/shared-domain/design';
import { findArt, listArt, ratioOfArt } from '@aaram/shared-domain/design/art';
import { keysOf } from '@aaram/shared-domain/records';
import { Dialog } from '@aaram/shared-ui/dialog';
import * as texts from '#texts/designer.ts';
import styles from './panels.module.css';

/** Of the thumbnail's box. */
const SIDE = 40;
const all = listArt();
const collections = keysOf(texts.collections);

function drawSmall(id: string) {
  const ratio = ratioOfArt(id);
  const width = ratio > 1 ? SIDE / ratio : SIDE;
  return formatPath(findArt(id, width, width * ratio));
}

type ArtPickerProps = { onChoose: (art: string) => void; onClose: () => void };

/** The store's art, by collection. */
export function ArtPicker({ onChoose, onClose }: ArtPickerProps) {
  return (
    <Dialog open size="lg" title={texts.artTitle} onOpenChange={(isOpen) => isOpen || onClose()}>
      {collections.map((collection) => (
        <section key={collection}>
          <h3 className={styles.heading}>{texts.collections[collection]}</h3>
          <ul className={styles.art}>
            {all
              .filter((one) => one.collection === collection)
              .map(({ id, label }) => (
                <li key={id}>
                  <button type="button" className={styles.artButton} onClick={() => onChoose(id)}>
                    <svg viewBox={`${-SIDE / 2 - 3} ${-SIDE / 2 - 3} ${SIDE + 6} ${SIDE + 6}`} aria-hidden>
                      <path d={drawSmall(id)} fillRule="evenodd" />
                    </svg>
                    {label}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
