import { drawPointingIcon, type IconProps } from './draw-icon.tsx';

export function IconArrowRight(props: IconProps) {
  return drawPointingIcon(
    props,
    <>
      <path d="M5 12h14" />
      <path d="m12 5 7 7-7 7" />
    </>,
  );
}
