export {
  deployThrough,
  type Incoming,
  keep,
  type Moved,
  markGood,
  noteApi,
  pin,
  rollback,
  type Target,
  unpin,
  withdraw,
  withdrawLive,
} from './moves.ts';
