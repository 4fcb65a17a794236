import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconCheck(props: IconProps) {
  return drawIcon(props, <path d="M20 6 9 17l-5-5" />);
}
