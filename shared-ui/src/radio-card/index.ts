export { RadioCard, type RadioCardProps } from './radio-card.tsx';
export { RadioCardGroup, type RadioCardGroupProps } from './radio-card-group.tsx';
