import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconFilter(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M2 5h20" />
      <path d="M6 12h12" />
      <path d="M9 19h6" />
    </>,
  );
}
