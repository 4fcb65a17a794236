export { ProductCardSkeleton, type ProductCardSkeletonProps } from './product-card-skeleton.tsx';
export { Skeleton, type SkeletonProps } from './skeleton.tsx';
