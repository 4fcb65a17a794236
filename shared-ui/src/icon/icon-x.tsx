import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconX(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M18 6 6 18" />
      <path d="m6 6 12 12" />
    </>,
  );
}
