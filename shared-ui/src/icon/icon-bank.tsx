import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconBank(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="m12 2 9 5H3z" />
      <path d="M6 18v-7M10 18v-7M14 18v-7M18 18v-7M3 22h18" />
    </>,
  );
}
