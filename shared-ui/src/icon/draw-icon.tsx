import type { ReactNode, Ref } from 'react';

export type IconProps = {
  /** Edge of the square, in CSS pixels. @default 20 */
  size?: number | undefined;
  /** Names the icon for screen readers. Without it the icon is decoration. */
  title?: string | undefined;
  className?: string | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
};

function nameOf(title: string | undefined) {
  return title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
}

/** Draws 24-unit outline geometry (lucide, ISC) at our stroke weight. One module per icon, so a page loads only its own. */
export function drawIcon({ size = 20, title, className, ref }: IconProps, shapes: ReactNode) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: nameOf() gives the name, or hides a decoration
    <svg
      ref={ref}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...nameOf(title)}
    >
      {shapes}
    </svg>
  );
}

/** Same as `drawIcon`, painted solid. */
export function drawFilledIcon({ size = 20, title, className, ref }: IconProps, shapes: ReactNode) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: nameOf() gives the name, or hides a decoration
    <svg
      ref={ref}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      {...nameOf(title)}
    >
      {shapes}
    </svg>
  );
}
