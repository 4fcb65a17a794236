import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconChevronRight(props: IconProps) {
  return drawIcon(props, <path d="m9 18 6-6-6-6" />);
}
