import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is in progress: ignores clicks but keeps its label and its focus. */
    busy?: boolean | undefined;
  };

/** A native button, by default with `type="button"`, so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, size, block }), className)}
      // Not `disabled`: a disabled button loses the keyboard focus in the middle of the task.
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
