import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconMinus(props: IconProps) {
  return drawIcon(props, <path d="M5 12h14" />);
}
