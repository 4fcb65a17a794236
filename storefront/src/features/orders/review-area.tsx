import type { OwnReview } from '@aaram/shared-domain/review';
import { useState } from 'react';
import { ReviewForm } from './review-form.tsx';
import { StandingReview } from './standing-review.tsx';

type ReviewAreaProps = { product: { _id: string; name: string }; review: OwnReview | undefined };

/** The review of one delivered product: the form, or the existing review with a button that opens the form. */
export function ReviewArea({ product, review }: ReviewAreaProps) {
  const [isChanging, setIsChanging] = useState(false);
  const [isReturn, setIsReturn] = useState(false);
  const close = () => {
    setIsChanging(false);
    setIsReturn(true);
  };
  return review && !isChanging ? (
    <StandingReview
      productName={product.name}
      review={review}
      isReturn={isReturn}
      onChange={() => setIsChanging(true)}
    />
  ) : (
    <ReviewForm product={product} review={review} onClose={close} />
  );
}
