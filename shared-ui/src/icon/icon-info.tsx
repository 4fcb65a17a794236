import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconInfo(props: IconProps) {
  return drawIcon(
    props,
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 16v-4" />
      <path d="M12 8h.01" />
    </>,
  );
}
