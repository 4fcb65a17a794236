export {
  findPlaceProblems,
  nameCopies,
  openSource,
  openStorage,
  readPlace,
  type StorePlace,
} from './settings.ts';
