export { createMissBudget } from './miss-budget.ts';
export { createPlaces } from './places.ts';
export { createShares, type Release, type Shares } from './shares.ts';
export { createFlights } from './single-flight.ts';
