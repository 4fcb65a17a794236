import { drawPointingIcon, type IconProps } from './draw-icon.tsx';

export function IconChevronLeft(props: IconProps) {
  return drawPointingIcon(props, <path d="m15 18-6-6 6-6" />);
}
