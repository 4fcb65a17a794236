import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconPause(props: IconProps) {
  return drawIcon(
    props,
    <>
      <rect x="14" y="3" width="5" height="18" rx="1" />
      <rect x="5" y="3" width="5" height="18" rx="1" />
    </>,
  );
}
