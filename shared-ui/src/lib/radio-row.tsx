import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './radio-row.module.css';

type Choice = { value: string; disabled?: boolean | undefined };

/** Props of every row of radio buttons, however it looks. */
export type RadioRowProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  name: string;
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

type OwnProps<One extends Choice> = RadioRowProps & {
  legend: ReactNode;
  choices: readonly One[];
  /** Renders the label of a choice. */
  show: (choice: One) => ReactNode;
  rowClass?: string | undefined;
  choiceClass?: string | undefined;
};

/** A row of radio buttons of which only the labels show, with a legend and an error. */
export function RadioRow<One extends Choice>(props: OwnProps<One>) {
  const { legend, name, choices, show, value, onChange, error, rowClass, choiceClass, ...rest } = props;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} {...rest}>
      {legend}
      <div className={cx(styles.row, rowClass)}>
        {choices.map((choice) => (
          <label key={choice.value} className={cx(styles.choice, choiceClass)}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {show(choice)}
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
