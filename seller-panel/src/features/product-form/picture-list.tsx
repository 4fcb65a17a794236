import { IconChevronLeft, IconChevronRight, IconX } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import { Tag } from '@aaram/shared-ui/tag';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import * as texts from '#texts/edit-product.ts';
import type { Picture } from './edit-draft.ts';
import styles from './picture-list.module.css';

/** Address of a file that is not sent yet. */
function useFileUrl(picture: Picture): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (typeof picture === 'string') {
      return;
    }
    const fileUrl = URL.createObjectURL(picture);
    setUrl(fileUrl);
    return () => URL.revokeObjectURL(fileUrl);
  }, [picture]);
  return url;
}

function Thumb({ picture, alt }: { picture: Picture; alt: string }) {
  const fileUrl = useFileUrl(picture);
  if (typeof picture === 'string') {
    return <OptionalPicture src={picture} alt={alt} sizes="120px" ratio="3:4" className={styles.picture} />;
  }
  return fileUrl === undefined ? (
    <span className={styles.picture} />
  ) : (
    <img src={fileUrl} alt={alt} className={styles.picture} />
  );
}

function moved(pictures: readonly Picture[], from: number, to: number): Picture[] {
  const others = pictures.filter((_, at) => at !== from);
  const picture = pictures[from];
  return picture === undefined ? [...pictures] : [...others.slice(0, to), picture, ...others.slice(to)];
}

const keyOf = (picture: Picture) =>
  typeof picture === 'string' ? picture : `${picture.name} ${picture.size} ${picture.lastModified}`;

type PictureListProps = { pictures: readonly Picture[]; onChange: (pictures: Picture[]) => void };

/** The pictures in their order, each with buttons to move and to remove it. The focus stays on the moved picture. */
export function PictureList({ pictures, onChange }: PictureListProps) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focusAfter = useRef<{ at: number; action: string }>(undefined);
  useEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = undefined;
    const item = wanted && list.current?.children[wanted.at];
    const button = item?.querySelector<HTMLButtonElement>(`[data-action="${wanted?.action}"]:not(:disabled)`);
    (button ?? item?.querySelector<HTMLButtonElement>('button:not(:disabled)'))?.focus();
  });
  const move = (from: number, to: number, action: string) => {
    focusAfter.current = { at: to, action };
    setSaid(texts.movedTo(to + 1, pictures.length));
    onChange(moved(pictures, from, to));
  };
  const remove = (at: number) => {
    focusAfter.current = { at: Math.min(at, pictures.length - 2), action: 'remove' };
    onChange(pictures.filter((_, other) => other !== at));
  };
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={texts.pictures}>
        {pictures.map((picture, at) => (
          <li key={keyOf(picture)} className={styles.item}>
            <Thumb picture={picture} alt={texts.pictureOf(at + 1, pictures.length)} />
            {at === 0 ? <Tag className={styles.first}>{texts.thumbnail}</Tag> : null}
            <span className={styles.buttons}>
              <IconButton
                size="sm"
                data-action="forward"
                label={texts.moveForward(at + 1)}
                disabled={at === 0}
                onClick={() => move(at, at - 1, 'forward')}
              >
                <IconChevronLeft size={16} />
              </IconButton>
              <IconButton size="sm" data-action="remove" label={texts.removePicture(at + 1)} onClick={() => remove(at)}>
                <IconX size={16} />
              </IconButton>
              <IconButton
                size="sm"
                data-action="back"
                label={texts.moveBack(at + 1)}
                disabled={at === pictures.length - 1}
                onClick={() => move(at, at + 1, 'back')}
              >
                <IconChevronRight size={16} />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
