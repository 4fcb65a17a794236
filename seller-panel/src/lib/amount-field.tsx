import { tidyRupees } from '@aaram/shared-domain/read';
import { TextField } from '@aaram/shared-ui/text-field';

type AmountFieldProps = {
  name: string;
  label: string;
  hideLabel?: boolean;
  optional?: true;
  disabled?: boolean;
  leading?: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Id of its form, if it is outside of it. */
  form?: string | undefined;
  value: string;
  onValue: (typed: string) => void;
};

/** A field for rupees: when it is left it shows what was understood of `1,299.00` or `₹1299`. */
export const AmountField = ({ value, onValue, ...rest }: AmountFieldProps) => (
  <TextField
    {...rest}
    inputMode="decimal"
    autoComplete="off"
    value={value}
    onChange={(event) => onValue(event.currentTarget.value)}
    onBlur={() => {
      const tidied = tidyRupees(value);
      if (tidied !== value) {
        onValue(tidied);
      }
    }}
  />
);
