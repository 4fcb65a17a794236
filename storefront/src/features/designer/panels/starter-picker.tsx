import type { DesignDocument, DesignObject, PrintArea } from '@aaram/shared-domain/design';
import { keysOf } from '@aaram/shared-domain/records';
import { Dialog } from '@aaram/shared-ui/dialog';
import { useMemo } from 'react';
import * as texts from '#texts/starters.ts';
import { ArtObject } from '../stage/art-object.tsx';
import { starters } from '../starters.ts';
import { useOutlines } from '../use-outlines.ts';
import styles from './panels.module.css';

const groups = keysOf(texts.groups);

type StarterPickerProps = {
  area: PrintArea;
  areas: string;
  /** The ink of texts, which can be seen on the cloth. */
  ink: string;
  cloth: string;
  onChoose: (objects: DesignObject[]) => void;
  onClose: () => void;
};

/** The store's designs to start from, each as it would print here. */
export function StarterPicker({ area, areas, ink, cloth, onChoose, onClose }: StarterPickerProps) {
  const built = useMemo(() => starters.map((one) => ({ ...one, objects: one.build(area, ink) })), [area, ink]);
  const document = useMemo<DesignDocument>(
    () => ({ v: 1, areas, prints: Object.fromEntries(built.map(({ id, objects }) => [id, objects])) }),
    [areas, built],
  );
  const { outlinesOf } = useOutlines(document);
  return (
    <Dialog open size="lg" title={texts.startersTitle} onOpenChange={(isOpen) => isOpen || onClose()}>
      {groups.map((group) => (
        <section key={group}>
          <h3 className={styles.heading}>{texts.groups[group]}</h3>
          <ul className={styles.starters}>
            {built
              .filter((one) => one.group === group)
              .map(({ id, label, objects }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.artButton}
                    aria-label={texts.startFrom(label)}
                    onClick={() => onChoose(objects)}
                  >
                    <svg className={styles.starter} viewBox={`0 0 ${area.width} ${area.height}`} aria-hidden>
                      <rect width={area.width} height={area.height} fill={cloth} />
                      {objects.map((object) => (
                        <ArtObject
                          key={object.id}
                          {...{ object, outlinesOf }}
                          srcOf={(media) => media}
                          id={`starter-${id}`}
                        />
                      ))}
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
