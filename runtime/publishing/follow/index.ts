export { Follower, type FollowState } from './follow.ts';
