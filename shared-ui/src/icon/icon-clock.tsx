import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconClock(props: IconProps) {
  return drawIcon(
    props,
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 6v6l4 2" />
    </>,
  );
}
