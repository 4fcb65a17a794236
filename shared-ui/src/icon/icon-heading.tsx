import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconHeading(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M18 20V4" />
      <path d="M6 12H18" />
      <path d="M6 20V4" />
    </>,
  );
}
