import { Button } from '@aaram/shared-ui/button';
import { IconType, IconUpload } from '@aaram/shared-ui/icon';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/customize.ts';
import type { PrintArea } from './print-area.ts';
import styles from './print-panel.module.css';
import type { Print } from './use-print.ts';

const PrintStage = lazy(async () => ({ default: (await import('./print-stage.tsx')).PrintStage }));
const WordsForm = lazy(async () => ({ default: (await import('./words-form.tsx')).WordsForm }));

/** Narrower pictures, in pixels, look blurred on a chest. */
const SHARP_FROM_PX = 500;

type PrintPreviewProps = { print: Print; garmentSrc: string; area: PrintArea };

/** The stage on which to place the print; it loads when there is a print. */
export function PrintPreview({ print, garmentSrc, area }: PrintPreviewProps) {
  return print.image ? (
    <Suspense fallback={<p role="status">{texts.preparingPreview}</p>}>
      <PrintStage print={print} image={print.image} garmentSrc={garmentSrc} area={area} />
    </Suspense>
  ) : null;
}

type PrintPanelProps = {
  print: Print;
  /** The stage, when it is shown among the tools. */
  children?: ReactNode;
};

export function PrintPanel({ print, children }: PrintPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isWriting, setIsWriting] = useState(false);
  const id = useId();
  const isSoft = print.image !== undefined && print.image.naturalWidth < SHARP_FROM_PX;
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.addPictureOrText}</h2>
      {children}
      {print.image === undefined ? <p className={styles.hint}>{texts.pictureRules}</p> : null}
      {isSoft && !isWriting ? <p className={styles.hint}>{texts.pictureTooSmall}</p> : null}
      {print.image && print.isAnimated && !isWriting ? <p className={styles.hint}>{texts.pictureAnimated}</p> : null}
      {isWriting ? (
        <Suspense fallback={<p role="status">{common.oneMoment}</p>}>
          <WordsForm print={print} />
        </Suspense>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.pictureForPrint}
        onChange={(event) => {
          setIsWriting(false);
          void print.choose(event.currentTarget.files?.[0]);
          // Choosing the same file again must fire another change event.
          event.currentTarget.value = '';
        }}
      />
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
          <IconUpload size={18} />
          {print.image && !isWriting ? texts.anotherPicture : texts.uploadPicture}
        </Button>
        {isWriting ? null : (
          <Button variant="secondary" size="sm" onClick={() => setIsWriting(true)}>
            <IconType size={18} />
            {texts.addText}
          </Button>
        )}
        {print.image ? (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setIsWriting(false);
              print.remove();
            }}
          >
            {isWriting ? texts.removeText : texts.removePicture}
          </Button>
        ) : null}
      </div>
      {print.error ? (
        <p role="alert" className={styles.error}>
          {print.error}
        </p>
      ) : null}
    </section>
  );
}
