import { MAX_ALT } from '@aaram/shared-domain/media';
import { Button } from '@aaram/shared-ui/button';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { Notice } from '@aaram/shared-ui/notice';
import { Picture } from '@aaram/shared-ui/picture';
import { TextField } from '@aaram/shared-ui/text-field';
import { type ComponentType, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/editor-inserts.ts';
import styles from './post-editor.module.css';

export type InsertedPicture = { src: string; alt: string };
type DialogProps = { onPick: (item: { url: string; alt: string }) => void; onClose: () => void };

/** The media library, loaded when it is opened. */
function useLibrary(isOpen: boolean) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (isOpen && Dialog === undefined) {
      import(/* webpackChunkName: "media-library" */ '@aaram/shared-panel/media').then(
        ({ MediaDialog }) => setDialog(() => MediaDialog),
        () => setHasFailed(true),
      );
    }
  }, [isOpen, Dialog]);
  return { Dialog, hasFailed };
}

type PictureFieldProps = {
  /** The picture at the caret; undefined for a new one. */
  inserted: InsertedPicture | undefined;
  onSet: (picture: InsertedPicture) => void;
  onClose: () => void;
};

type AltFieldsProps = {
  picture: InsertedPicture;
  isDecorative: boolean;
  problem: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  onAlt: (alt: string) => void;
  onDecorative: (isDecorative: boolean) => void;
};

/** What the picture shows, in words, or that it is decorative. */
function AltFields({ picture, isDecorative, problem, field, onAlt, onDecorative }: AltFieldsProps) {
  return (
    <>
      <Picture src={picture.src} alt={picture.alt} sizes="160px" className={styles.chosen} />
      <TextField
        ref={field}
        name="alt"
        label={texts.alt}
        hint={texts.altHint}
        maxLength={MAX_ALT}
        disabled={isDecorative}
        value={picture.alt}
        error={problem}
        onChange={(event) => onAlt(event.currentTarget.value)}
      />
      <Checkbox
        label={texts.decorative}
        checked={isDecorative}
        onChange={(event) => onDecorative(event.currentTarget.checked)}
      />
    </>
  );
}

/** Which picture stands at the caret, and what it shows. Not a form: it stands within the post's. */
export function PictureField({ inserted, onSet, onClose }: PictureFieldProps) {
  const [picture, setPicture] = useState(inserted);
  const [isDecorative, setIsDecorative] = useState(inserted !== undefined && inserted.alt === '');
  const [problem, setProblem] = useState<string>();
  const [isChoosing, setIsChoosing] = useState(inserted === undefined);
  const field = useRef<HTMLInputElement>(null);
  const { Dialog, hasFailed } = useLibrary(isChoosing);
  const pick = ({ url, alt }: { url: string; alt: string }) => {
    setPicture({ src: url, alt });
    setIsDecorative(false);
    setIsChoosing(false);
  };
  const close = () => {
    setIsChoosing(false);
    if (picture === undefined) {
      onClose();
    }
  };
  const set = () => {
    const alt = isDecorative ? '' : (picture?.alt.trim() ?? '');
    if (picture !== undefined && (alt !== '' || isDecorative)) {
      onSet({ ...picture, alt });
    } else {
      setProblem(texts.sayWhatItShows);
      field.current?.focus();
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isChoosing) {
      return;
    }
    if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      set();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape of the controls inside
    <div className={styles.link} onKeyDown={handleKey}>
      {hasFailed ? (
        <Notice tone="danger" role="alert">
          {texts.libraryNotLoaded}
        </Notice>
      ) : null}
      {picture === undefined ? null : (
        <AltFields
          {...{ picture, isDecorative, problem, field }}
          onAlt={(alt) => {
            setProblem(undefined);
            setPicture({ ...picture, alt });
          }}
          onDecorative={(is) => {
            setProblem(undefined);
            setIsDecorative(is);
          }}
        />
      )}
      <div className={styles.linkButtons}>
        {picture === undefined ? null : (
          <>
            <Button size="sm" onClick={set}>
              {inserted === undefined ? texts.insertPicture : texts.changePicture}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setIsChoosing(true)}>
              {texts.chooseOther}
            </Button>
          </>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
      {isChoosing && Dialog ? <Dialog onPick={pick} onClose={close} /> : null}
    </div>
  );
}
