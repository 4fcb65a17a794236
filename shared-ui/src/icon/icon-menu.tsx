import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconMenu(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M4 5h16" />
      <path d="M4 12h16" />
      <path d="M4 19h16" />
    </>,
  );
}
