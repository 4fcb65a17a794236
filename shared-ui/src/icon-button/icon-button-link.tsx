import type { ComponentProps, ElementType } from 'react';
import { type IconButtonLook, iconButtonFace } from './icon-button-face.tsx';

export type IconButtonLinkProps<As extends ElementType = 'a'> = IconButtonLook & {
  /** @default 'a' */
  as?: As | undefined;
} & Omit<ComponentProps<As>, 'as' | keyof IconButtonLook>;

/** Looks like `IconButton`, but is a link. */
export function IconButtonLink<As extends ElementType = 'a'>({
  as,
  label,
  children,
  badge,
  size,
  tone,
  className,
  ...rest
}: IconButtonLinkProps<As>) {
  const Root: ElementType = as ?? 'a';
  return <Root {...iconButtonFace({ label, children, badge, size, tone }, className)} {...rest} />;
}
