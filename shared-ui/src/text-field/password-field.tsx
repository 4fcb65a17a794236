import { type ComponentProps, useState } from 'react';
import { IconEye, IconEyeOff } from '#icon/index.ts';
import { IconButton } from '#icon-button/index.ts';
import type { FieldTexts } from '#lib/field-frame.tsx';
import * as texts from '#texts/password-field.ts';
import { TextField } from './text-field.tsx';

export type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type' | 'name'> & {
    name: string;
    /** The hint for what is typed so far, for a new password. */
    hintOf?: (typed: string) => string;
  };

/** A password input with a button that shows what was typed. */
export function PasswordField({ hintOf, onInput, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      {...(hintOf && { hint: hintOf(typed) })}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        onInput?.(event);
      }}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? texts.hidePassword : texts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff /> : <IconEye />}
        </IconButton>
      }
    />
  );
}
