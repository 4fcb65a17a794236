import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconPlus(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M5 12h14" />
      <path d="M12 5v14" />
    </>,
  );
}
