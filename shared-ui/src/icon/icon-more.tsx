import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconMore(props: IconProps) {
  return drawIcon(
    props,
    <>
      <circle cx="12" cy="12" r="1" />
      <circle cx="19" cy="12" r="1" />
      <circle cx="5" cy="12" r="1" />
    </>,
  );
}
