import { Button } from '@aaram/shared-ui/button';
import { IconImage, IconSparkle, IconType } from '@aaram/shared-ui/icon';
import { lazy, Suspense, useRef, useState } from 'react';
import * as texts from '#texts/designer.ts';
import * as starters from '#texts/starters.ts';
import type { Designer } from '../use-designer.ts';
import { inkFor } from './ink-for.ts';
import styles from './panels.module.css';

const StarterPicker = lazy(async () => ({
  default: (await import(/* webpackChunkName: "designer-more" */ './starter-picker.tsx')).StarterPicker,
}));
const ArtPicker = lazy(async () => ({
  default: (await import(/* webpackChunkName: "designer-more" */ './art-picker.tsx')).ArtPicker,
}));

type AddBarProps = { designer: Designer; onText: () => void };

/** What can be put on the garment: a text, a picture, a piece of art. */
export function AddBar({ designer, onText }: AddBarProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  return (
    <div className={styles.actions}>
      <Button
        onClick={() => {
          designer.addText();
          onText();
        }}
      >
        <IconType size={18} />
        {texts.addText}
      </Button>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <IconImage size={18} />
        {texts.addPicture}
      </Button>
      <Button variant="secondary" onClick={() => setIsChoosing(true)}>
        <IconSparkle size={18} />
        {texts.addArt}
      </Button>
      {designer.isEmpty ? (
        <Button variant="secondary" onClick={() => setIsStarting(true)}>
          {starters.startFromIdea}
        </Button>
      ) : null}
      {isStarting ? (
        <Suspense>
          <StarterPicker
            {...{ area: designer.area, cloth: designer.cloth, areas: designer.design.document.areas }}
            ink={inkFor(designer.cloth)}
            onClose={() => setIsStarting(false)}
            onChoose={(objects) => {
              designer.begin(objects);
              setIsStarting(false);
            }}
          />
        </Suspense>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.pictureForPrint}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) {
            void designer.addPicture(file);
          }
          event.currentTarget.value = '';
        }}
      />
      {isChoosing ? (
        <Suspense>
          <ArtPicker
            onClose={() => setIsChoosing(false)}
            onChoose={(art) => {
              designer.addArt(art);
              setIsChoosing(false);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
