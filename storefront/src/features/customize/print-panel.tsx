import { findDpi, type PrintArea, SOFT_DPI } from '@aaram/shared-domain/design';
import { Button } from '@aaram/shared-ui/button';
import { IconType, IconUpload } from '@aaram/shared-ui/icon';
import { SizePicker } from '@aaram/shared-ui/size-picker';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/customize.ts';
import styles from './print-panel.module.css';
import type { Print } from './use-print.ts';

const PrintStage = lazy(async () => ({ default: (await import('./print-stage.tsx')).PrintStage }));
const WordsForm = lazy(async () => ({ default: (await import('./words-form.tsx')).WordsForm }));

type PrintPreviewProps = { print: Print; garmentSrc: string; area: PrintArea };

/** The stage on which to place the print; it loads when there is a print. */
export function PrintPreview({ print, garmentSrc, area }: PrintPreviewProps) {
  return print.image ? (
    <Suspense fallback={<p role="status">{texts.preparingPreview}</p>}>
      <PrintStage print={print} image={print.image} garmentSrc={garmentSrc} area={area} />
    </Suspense>
  ) : null;
}

/** How sharp the shopper's picture prints at its size. */
function Sharpness({ image, placement }: { image: HTMLImageElement; placement: Print['placement'] }) {
  const dpi = findDpi(image.naturalWidth, placement.width);
  return <p className={styles.hint}>{dpi < SOFT_DPI ? texts.printsSoft(dpi, SOFT_DPI) : texts.printsSharp(dpi)}</p>;
}

type PrintPanelProps = {
  print: Print;
  areas: readonly PrintArea[];
  area: PrintArea;
  /** The picture of the area's side. */
  garmentSrc: string;
  onArea: (id: string) => void;
  /** The stage, when it is shown among the tools. */
  children?: ReactNode;
};

/** The tools for a print: where on the garment, which picture or text. */
export function PrintPanel({ print, areas, area, garmentSrc, onArea, children }: PrintPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isWriting, setIsWriting] = useState(false);
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.addPictureOrText}</h2>
      {print.image || isWriting ? (
        <SizePicker
          legend={texts.whereToPrint}
          name={`${id}-area`}
          sizes={areas.map((one) => ({ value: one.id, label: one.label }))}
          value={area.id}
          onChange={onArea}
        />
      ) : null}
      {children}
      {print.image === undefined ? <p className={styles.hint}>{texts.pictureRules}</p> : null}
      {print.image && !isWriting ? <Sharpness image={print.image} placement={print.placement} /> : null}
      {print.image && print.isAnimated && !isWriting ? <p className={styles.hint}>{texts.pictureAnimated}</p> : null}
      {isWriting ? (
        <Suspense fallback={<p role="status">{common.oneMoment}</p>}>
          <WordsForm print={print} garmentSrc={garmentSrc} area={area} />
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
