import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconWhatsapp(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="m3 21 1.7-4.8A8.6 8.6 0 1 1 8 19.4z" />
      <path d="M9 8.4c-.3 3.3 3.3 6.9 6.6 6.6l.8-1.7-2-1.1-.9.9c-1-.4-2.2-1.6-2.6-2.6l.9-.9-1.1-2z" />
    </>,
  );
}
