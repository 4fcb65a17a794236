import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconXTwitter(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M4 4h4.4L20 20h-4.4z" />
      <path d="m19.5 4-6.3 7.1" />
      <path d="m10.8 12.9-6.3 7.1" />
    </>,
  );
}
