import { type ComponentProps, useId } from 'react';
import { IconStar, IconStarOutline } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import * as texts from '#texts/rating.ts';
import styles from './rating.module.css';

export type RatingInputProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  legend: string;
  name: string;
  /** 1-5, or 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
};

/** Five radio buttons drawn as stars; arrow keys move between them. */
export function RatingInput({ legend, name, value, onChange, error, className, ...rest }: RatingInputProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} {...rest} className={cx(styles.input, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={styles.choice} data-on={star <= value || undefined}>
            <input
              type="radio"
              name={name}
              value={star}
              aria-label={texts.stars(star)}
              checked={value === star}
              onChange={() => onChange(star)}
            />
            {star <= value ? <IconStar size={28} /> : <IconStarOutline size={28} />}
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
