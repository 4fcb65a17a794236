import type { OwnReview } from '@aaram/shared-domain/review';
import { Button } from '@aaram/shared-ui/button';
import { Stars } from '@aaram/shared-ui/rating';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/own-review.ts';
import { RetainedPictures } from './retained-pictures.tsx';
import styles from './review-form.module.css';

type StandingReviewProps = {
  productName: string;
  review: OwnReview;
  /** True when it has just replaced the form and takes the focus. */
  isReturn: boolean;
  onChange: () => void;
};

/** The shopper's existing review of a product, with a button to change it. */
export function StandingReview({ productName, review, isReturn, onChange }: StandingReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReturn) {
      heading.current?.focus();
    }
  }, [isReturn]);
  return (
    <section className={styles.form} aria-label={texts.yourReviewOf(productName)}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.yourReviewOf(productName)}
      </h3>
      <Stars value={review.rating} />
      <p className={styles.words}>{review.comment}</p>
      <RetainedPictures pictures={review.media} />
      {review.hiddenReason ? <p>{texts.hiddenBecause(review.hiddenReason)}</p> : null}
      <p className={styles.hint}>{texts.newReviewReplaces}</p>
      <Button type="button" variant="secondary" size="sm" onClick={onChange}>
        {texts.changeReview}
      </Button>
    </section>
  );
}
