import { drawPointingIcon, type IconProps } from './draw-icon.tsx';

export function IconChevronRight(props: IconProps) {
  return drawPointingIcon(props, <path d="m9 18 6-6-6-6" />);
}
