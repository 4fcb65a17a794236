export { type Status, StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
