import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { Form } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/work.ts';
import { hasScanner, scanCodes } from './scan-codes.ts';
import styles from './work-desk.module.css';

/** Longer texts are no filter of an address; a barcode of something else may be one. */
const MAX_SCANNED = 100;

function Camera({ onFound, onFail }: { onFound: (text: string) => void; onFail: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef({ onFound, onFail });
  found.current = { onFound, onFail };
  useEffect(() => {
    const controller = new AbortController();
    if (video.current !== null) {
      scanCodes(video.current, controller.signal).then(
        (text) => text !== undefined && found.current.onFound(text),
        () => controller.signal.aborted || found.current.onFail(),
      );
    }
    return () => controller.abort();
  }, []);
  return <video ref={video} className={styles.camera} muted playsInline aria-label={texts.scanWithCamera} />;
}

/** A field that takes what a barcode scanner or a person types, with Enter; where the browser can, also the camera. */
export function ScanField({ onFind }: { onFind: (typed: string) => void }) {
  const [isFilming, setFilming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({ start: { order: '' }, send: ({ order }) => find(order), isUnsaved: false });
  function find(typed: string) {
    setFilming(false);
    const order = typed.trim().slice(0, MAX_SCANNED);
    if (order !== '') {
      onFind(order);
    }
    // The next scan replaces this one.
    field.current?.select();
  }
  return (
    <Form of={form} method="get" noValidate={false} className={styles.scan}>
      <TextField
        ref={field}
        {...form.field('order')}
        label={texts.scanOrType}
        autoComplete="off"
        maxLength={MAX_SCANNED}
        autoCapitalize="characters"
        enterKeyHint="search"
        error={problem}
      />
      <Button type="submit" variant="secondary" size="sm">
        {texts.find}
      </Button>
      {hasScanner() ? (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setProblem(undefined);
            setFilming(!isFilming);
          }}
        >
          {isFilming ? texts.stopCamera : texts.scanWithCamera}
        </Button>
      ) : null}
      {isFilming ? (
        <Camera
          onFound={find}
          onFail={() => {
            setFilming(false);
            setProblem(texts.cameraNotAllowed);
          }}
        />
      ) : null}
    </Form>
  );
}
