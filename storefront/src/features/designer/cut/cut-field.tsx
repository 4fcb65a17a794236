import type { PictureObject } from '@aaram/shared-domain/design';
import { Button } from '@aaram/shared-ui/button';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { useState } from 'react';
import * as texts from '#texts/designer.ts';
import type { LocalPictures } from '../local-pictures.ts';
import styles from '../panels/panels.module.css';

/** What a picture was before its background went, by its address: another try begins with that. */
const originals = new Map<string, string>();
const MAX_ORIGINALS = 40;

function rememberOriginal(cut: string, original: string) {
  originals.set(cut, original);
  for (const key of [...originals.keys()].slice(0, Math.max(0, originals.size - MAX_ORIGINALS))) {
    originals.delete(key);
  }
}

type CutFieldProps = {
  object: PictureObject;
  pictures: Pick<LocalPictures, 'add' | 'srcOf'>;
  onChange: (change: Partial<PictureObject>, key: string) => void;
};

/** Takes a plain background away; undo brings it back. */
export function CutField({ object, pictures, onChange }: CutFieldProps) {
  const [withHoles, setWithHoles] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  async function cut() {
    setIsBusy(true);
    setSaid('');
    try {
      const { cutBackground } = await import(/* webpackChunkName: "designer-more" */ './cut-background.ts');
      const original = originals.get(object.media) ?? object.media;
      const done = await cutBackground(pictures.srcOf(original), { withHoles });
      if (done === undefined) {
        setSaid(texts.notPlain);
      } else {
        const { file, width, height } = done;
        const media = pictures.add(file);
        rememberOriginal(media, original);
        onChange({ media, pixels: { width, height } }, '');
        setSaid(texts.backgroundGone);
      }
    } catch {
      setSaid(texts.notCut);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <fieldset className={styles.set}>
      <legend>{texts.background}</legend>
      <Checkbox
        label={texts.holesToo}
        checked={withHoles}
        onChange={({ currentTarget }) => setWithHoles(currentTarget.checked)}
      />
      <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void cut()}>
        {texts.removeBackground}
      </Button>
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </fieldset>
  );
}
