export {
  deployThrough,
  type Incoming,
  keep,
  type Moved,
  markGood,
  noteApi,
  type Place,
  pin,
  rollback,
  unpin,
  withdraw,
  withdrawLive,
} from './moves.ts';
