import type { PrintArea } from '@aaram/shared-domain/design';
import { SizePicker } from '@aaram/shared-ui/size-picker';
import { Swatches } from '@aaram/shared-ui/swatches';
import { TextField } from '@aaram/shared-ui/text-field';
import { useEffect, useRef, useState } from 'react';
import * as texts from '#texts/customize.ts';
import { type Colour, isHardToSee, parseColour, useClothColour } from './cloth-colour.ts';
import { drawWords } from './draw-words.ts';
import type { Print } from './use-print.ts';
import styles from './words-form.module.css';

/** One line this long is still legible across a chest. */
const MOST_LETTERS = 24;
const letterings = [
  { value: 'display', label: texts.round },
  { value: 'text', label: texts.plain },
];
const inks = [
  { value: 'indigo', label: texts.indigo },
  { value: 'black', label: texts.black },
  { value: 'white', label: texts.white },
  { value: 'red', label: texts.red },
  { value: 'turmeric', label: texts.turmeric },
  { value: 'green', label: texts.green },
  { value: 'pink', label: texts.pink },
].map((choice) => ({ ...choice, sample: <span className={styles.drop} data-ink={choice.value} /> }));

/** The ink that is chosen at first, unless the cloth is like it. */
const INDIGO: Colour = [40, 53, 110];

/** A text instead of a picture: typed here with a font and a colour, and placed like a picture. */
export function WordsForm({ print, garmentSrc, area }: { print: Print; garmentSrc: string; area: PrintArea }) {
  const row = useRef<HTMLFieldSetElement>(null);
  const [text, setText] = useState('');
  const [lettering, setLettering] = useState('display');
  const [chosenInk, setInk] = useState<string>();
  const [isFaint, setIsFaint] = useState(false);
  const cloth = useClothColour(garmentSrc, area);
  const ink = chosenInk ?? (cloth && isHardToSee(INDIGO, cloth) ? 'white' : 'indigo');
  const { choose, remove } = print;
  const latest = useRef({ choose, remove });
  useEffect(() => {
    latest.current = { choose, remove };
  });

  useEffect(() => {
    const swatch = row.current?.querySelector(`[data-ink="${ink}"]`);
    setIsFaint(
      swatch != null && cloth !== undefined && isHardToSee(parseColour(getComputedStyle(swatch).color), cloth),
    );
  }, [ink, cloth]);

  useEffect(() => {
    const swatch = row.current?.querySelector(`[data-ink="${ink}"]`);
    const words = text.trim();
    if (!swatch || words === '') {
      return;
    }
    let isCurrent = true;
    const family = getComputedStyle(swatch).getPropertyValue(`--font-${lettering}`);
    drawWords({ text: words, family, ink: getComputedStyle(swatch).color })
      .then((file) => (isCurrent ? latest.current.choose(file) : undefined))
      .catch((error: unknown) => console.error('The text could not be drawn.', error));
    return () => {
      isCurrent = false;
    };
  }, [text, lettering, ink]);

  return (
    <div className={styles.form}>
      <TextField
        name="words"
        label={texts.yourText}
        value={text}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        onChange={(event) => {
          const next = event.currentTarget.value;
          setText(next);
          if (next.trim() === '') {
            remove();
          }
        }}
      />
      <SizePicker
        legend={texts.lettering}
        name="lettering"
        sizes={letterings}
        value={lettering}
        onChange={setLettering}
      />
      <Swatches ref={row} legend={texts.ink} name="ink" swatches={inks} value={ink} onChange={setInk} />
      {isFaint ? <p className={styles.hint}>{texts.inkLikeCloth}</p> : null}
    </div>
  );
}
