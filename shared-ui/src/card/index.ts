export { ProductCardFrame, type ProductCardFrameProps } from './card.tsx';
