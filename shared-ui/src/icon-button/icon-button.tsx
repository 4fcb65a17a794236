import type { ComponentProps } from 'react';
import { type IconButtonLook, iconButtonFace } from './icon-button-face.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & IconButtonLook;

/** A round 44 px button with an icon only. */
export function IconButton({
  label,
  children,
  badge,
  size,
  tone,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return <button {...iconButtonFace({ label, children, badge, size, tone }, className)} {...rest} type={type} />;
}
