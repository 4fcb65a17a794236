export { type Dye, type Swatch, Swatches, type SwatchesProps } from './swatches.tsx';
