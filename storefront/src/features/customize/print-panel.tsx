import { Button } from '@aaram/shared-ui/button';
import { IconUpload } from '@aaram/shared-ui/icon';
import { lazy, Suspense, useId, useRef } from 'react';
import type { PrintArea } from './print-area.ts';
import styles from './print-panel.module.css';
import type { Print } from './use-print.ts';

const PrintStage = lazy(async () => ({ default: (await import('./print-stage.tsx')).PrintStage }));

type PrintPanelProps = { print: Print; garmentSrc: string; area: PrintArea };

/** Choosing a picture for a customised piece; the stage to place it on comes with the picture. */
export function PrintPanel({ print, garmentSrc, area }: PrintPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Your picture on it</h2>
      {print.image ? (
        <Suspense fallback={<p role="status">Laying your picture on the cloth…</p>}>
          <PrintStage print={print} image={print.image} garmentSrc={garmentSrc} area={area} />
        </Suspense>
      ) : (
        <p className={styles.hint}>PNG, JPEG or WebP, up to 15 MB. Without a picture the piece comes plain.</p>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture for the print"
        onChange={(event) => {
          void print.choose(event.currentTarget.files?.[0]);
          // Choosing the same file again must count as a choice.
          event.currentTarget.value = '';
        }}
      />
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
          <IconUpload size={18} />
          {print.image ? 'Choose another picture' : 'Upload your picture'}
        </Button>
        {print.image ? (
          <Button variant="ghost" size="sm" onClick={print.remove}>
            Remove picture
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
