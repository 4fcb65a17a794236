import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconSmartphone(props: IconProps) {
  return drawIcon(
    props,
    <>
      <rect width="14" height="20" x="5" y="2" rx="2" />
      <path d="M12 18h.01" />
    </>,
  );
}
