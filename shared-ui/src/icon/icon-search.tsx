import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconSearch(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="m21 21-4.34-4.34" />
      <circle cx="11" cy="11" r="8" />
    </>,
  );
}
