import { Button } from '@aaram/shared-ui/button';
import { IconUpload } from '@aaram/shared-ui/icon';
import { RatingInput } from '@aaram/shared-ui/rating';
import { TextField } from '@aaram/shared-ui/text-field';
import { lazy, Suspense, useId, useState } from 'react';
import styles from './review-form.module.css';
import { useReview } from './use-review.ts';

type ReviewFormProps = { product: { _id: string; name: string } };

const ReviewPictures = lazy(async () => ({ default: (await import('./review-pictures.tsx')).ReviewPictures }));

/** Stars, words and pictures for one delivered product. Sending again replaces the earlier review. */
export function ReviewForm({ product }: ReviewFormProps) {
  const review = useReview(product._id);
  const [hasPictures, setHasPictures] = useState(false);
  const name = useId();
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={`Review ${product.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        review.submit();
      }}
    >
      <RatingInput legend={`How was ${product.name}?`} name={name} value={review.rating} onChange={review.setRating} />
      <TextField
        multiline
        rows={2}
        name="comment"
        label="Comment"
        hideLabel
        placeholder="What should others know about it?"
        maxLength={2000}
        value={review.comment}
        onChange={(event) => review.setComment(event.currentTarget.value)}
        className={styles.comment}
      />
      <div className={styles.actions}>
        {hasPictures ? null : (
          <Button type="button" variant="ghost" size="sm" onClick={() => setHasPictures(true)}>
            <IconUpload size={18} />
            Add pictures
          </Button>
        )}
        <Button type="submit" size="sm" busy={review.isPending}>
          Submit review
        </Button>
      </div>
      {hasPictures ? (
        <div className={styles.pictures}>
          <Suspense fallback={<p role="status">Getting ready for your pictures…</p>}>
            <ReviewPictures files={review.files} onChange={review.setFiles} />
          </Suspense>
        </div>
      ) : null}
    </form>
  );
}
