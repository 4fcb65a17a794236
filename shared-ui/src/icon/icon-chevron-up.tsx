import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconChevronUp(props: IconProps) {
  return drawIcon(props, <path d="m18 15-6-6-6 6" />);
}
