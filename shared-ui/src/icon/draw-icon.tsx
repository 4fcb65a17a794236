import type { ReactNode, Ref, SVGProps } from 'react';

export type IconProps = {
  /** Width and height, in CSS pixels. @default 20 */
  size?: number | undefined;
  /** Names the icon for screen readers. Without it the icon is decoration. */
  title?: string | undefined;
  className?: string | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
};

type Paint = SVGProps<SVGSVGElement> & { 'data-flips'?: boolean };

function draw({ size = 20, title, className, ref }: IconProps, shapes: ReactNode, paint: Paint) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it gets its name, or is hidden as decoration
    <svg
      ref={ref}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...paint}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {shapes}
    </svg>
  );
}

const outline: Paint = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** Draws 24-unit outline shapes (lucide, ISC) at our stroke width. One module per icon: a page loads only its own. */
export const drawIcon = (props: IconProps, shapes: ReactNode) => draw(props, shapes, outline);

/** Like `drawIcon`, for icons that point in reading direction: mirrored in right-to-left text. */
export const drawPointingIcon = (props: IconProps, shapes: ReactNode) =>
  draw(props, shapes, { ...outline, 'data-flips': true });

/** Like `drawIcon`, but filled. */
export const drawFilledIcon = (props: IconProps, shapes: ReactNode) => draw(props, shapes, { fill: 'currentColor' });
