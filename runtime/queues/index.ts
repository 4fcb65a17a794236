export { createMissBudget } from './miss-budget.ts';
export { createPlaces } from './places.ts';
export { createShares, type Release, type Shares } from './shares.ts';
export { createSingleFlight } from './single-flight.ts';
