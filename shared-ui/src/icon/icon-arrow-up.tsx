import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconArrowUp(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="m5 12 7-7 7 7" />
      <path d="M12 19V5" />
    </>,
  );
}
