import { MAX_PICTURE_TEXT } from '@aaram/shared-domain/catalog';
import { IconChevronLeft, IconChevronRight, IconX } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import { Tag } from '@aaram/shared-ui/tag';
import { TextField } from '@aaram/shared-ui/text-field';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keyOfPicture, type Picture } from '#lib/crop/picture.ts';
import { moved } from '#lib/sorting/moved.ts';
import { SortableList } from '#lib/sorting/sortable-list.tsx';
import { useSortableItem } from '#lib/sorting/use-sortable-item.ts';
import * as texts from '#texts/edit-product.ts';
import { CropButton } from './crop-button.tsx';
import type { EditDraft } from './edit-draft.ts';
import styles from './picture-list.module.css';

/** What is read out while one is dragged. */
const spoken = {
  lifted: texts.lifted,
  over: texts.over,
  movedTo: texts.movedTo,
  dragCancelled: texts.dragCancelled,
  howToDrag: texts.howToDrag,
};

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

type ItemProps = { id: string; label: string; picture: ReactNode; children: ReactNode };

/** A picture that can be dragged, by its own area, to another position; `children` are its mark and buttons. */
function SortableItem({ id, label, picture, children }: ItemProps) {
  const sortable = useSortableItem(id, texts.draggable);
  return (
    <li {...sortable.item} className={styles.item}>
      <button type="button" {...sortable.handle} aria-label={label} className={styles.handle}>
        {picture}
      </button>
      {children}
    </li>
  );
}

type Pictures = Pick<EditDraft, 'pictures' | 'pictureTexts'>;
type PictureListProps = { seller: string; draft: Pictures; onChange: (part: Partial<Pictures>) => void };

type PictureButtonsProps = {
  picture: Picture;
  seller: string;
  at: number;
  count: number;
  onMove: (to: number, action: string) => void;
  onRemove: () => void;
  onReplace: (url: string) => void;
};

/** Moves, crops and removes one picture. */
function PictureButtons({ picture, seller, at, count, onMove, onRemove, onReplace }: PictureButtonsProps) {
  return (
    <span className={styles.buttons}>
      <IconButton
        size="sm"
        data-action="forward"
        label={texts.moveForward(at + 1)}
        disabled={at === 0}
        onClick={() => onMove(at - 1, 'forward')}
      >
        <IconChevronLeft size={16} />
      </IconButton>
      <CropButton picture={picture} seller={seller} number={at + 1} onDone={onReplace} />
      <IconButton size="sm" data-action="remove" label={texts.removePicture(at + 1)} onClick={onRemove}>
        <IconX size={16} />
      </IconButton>
      <IconButton
        size="sm"
        data-action="back"
        label={texts.moveBack(at + 1)}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1, 'back')}
      >
        <IconChevronRight size={16} />
      </IconButton>
    </span>
  );
}

/**
 * The pictures in their order: dragged to another position, or moved and removed by buttons. The focus stays on the moved
 * picture.
 */
export function PictureList({ seller, draft: { pictures, pictureTexts }, onChange }: PictureListProps) {
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
    onChange({ pictures: moved(pictures, from, to) });
  };
  const ids = pictures.map(keyOfPicture);
  const drop = (from: number, to: number) => onChange({ pictures: moved(pictures, from, to) });
  const remove = (at: number) => {
    focusAfter.current = { at: Math.min(at, pictures.length - 2), action: 'remove' };
    onChange({ pictures: pictures.filter((_, other) => other !== at) });
  };
  /** Another picture instead of it, with the same words; one that is there already is not shown twice. */
  const replace = (at: number, url: string) => {
    const before = pictures[at];
    if (before === undefined || pictures.includes(url)) {
      return;
    }
    onChange({
      pictures: pictures.map((picture, other) => (other === at ? url : picture)),
      pictureTexts: { ...pictureTexts, [url]: pictureTexts[keyOfPicture(before)] ?? '' },
    });
  };
  return (
    <>
      <SortableList ids={ids} layout="rows" spoken={spoken} onMove={drop}>
        <ol ref={list} className={styles.list} aria-label={texts.pictures}>
          {pictures.map((picture, at) => (
            <SortableItem
              key={keyOfPicture(picture)}
              id={keyOfPicture(picture)}
              label={texts.dragPicture(at + 1, pictures.length)}
              picture={<Thumb picture={picture} alt={texts.pictureOf(at + 1, pictures.length)} />}
            >
              {at === 0 ? <Tag className={styles.first}>{texts.thumbnail}</Tag> : null}
              <PictureButtons
                {...{ picture, seller, at, count: pictures.length }}
                onMove={(to, action) => move(at, to, action)}
                onRemove={() => remove(at)}
                onReplace={(url) => replace(at, url)}
              />
              <TextField
                multiline
                rows={2}
                name={`alt-${at}`}
                label={texts.altText(at + 1)}
                maxLength={MAX_PICTURE_TEXT}
                className={styles.alt}
                value={pictureTexts[keyOfPicture(picture)] ?? ''}
                onChange={(event) =>
                  onChange({ pictureTexts: { ...pictureTexts, [keyOfPicture(picture)]: event.target.value } })
                }
              />
            </SortableItem>
          ))}
        </ol>
      </SortableList>
      <p className={styles.hint}>{texts.altHint}</p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
