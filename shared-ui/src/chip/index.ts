export { Chip, type ChipProps } from './chip.tsx';
