import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconArrowRight(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M5 12h14" />
      <path d="m12 5 7 7-7 7" />
    </>,
  );
}
