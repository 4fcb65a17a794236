import { drawIcon, type IconProps } from './draw-icon.tsx';

export function IconStarOutline(props: IconProps) {
  return drawIcon(props, <path d="M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z" />);
}
