import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconChevronDown(props: IconProps) {
  return drawIcon(props, <path d="m6 9 6 6 6-6" />);
}
