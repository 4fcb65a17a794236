import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconWallet(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3v3a1 1 0 0 1-1 1H5a2 2 0 0 1-2-2V5" />
      <path d="M21 12v4" />
    </>,
  );
}
