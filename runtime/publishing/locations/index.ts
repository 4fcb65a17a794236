export { makeCopiesFolder } from './copies.ts';
export {
  findLocationProblems,
  nameCopies,
  openSource,
  openStorage,
  readLocation,
  type StoreLocation,
} from './settings.ts';
