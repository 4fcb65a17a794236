import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconCheckCircle(props: IconProps) {
  return drawIcon(
    props,
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="m16 9-5.5 5.5L8 12" />
    </>,
  );
}
