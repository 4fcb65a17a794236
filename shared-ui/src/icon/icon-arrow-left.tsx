import { drawPointingIcon, type IconProps } from './draw-icon.tsx';

export function IconArrowLeft(props: IconProps) {
  return drawPointingIcon(
    props,
    <>
      <path d="m12 19-7-7 7-7" />
      <path d="M19 12H5" />
    </>,
  );
}
