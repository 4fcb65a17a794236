import { queryKeys } from '@aaram/shared-domain/contract';
import { MAX_REVIEW_PICTURES, type OwnReview, reviewAuthor } from '@aaram/shared-domain/review';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { IconUpload } from '@aaram/shared-ui/icon';
import { RatingInput } from '@aaram/shared-ui/rating';
import { TextField } from '@aaram/shared-ui/text-field';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/own-review.ts';
import * as pictureTexts from '#texts/pictures.ts';
import { RetainedPictures } from './retained-pictures.tsx';
import styles from './review-form.module.css';
import { useReview } from './use-review.ts';

type ReviewFormProps = {
  product: { _id: string; name: string };
  /** The existing review, which this one replaces. */
  review?: OwnReview | undefined;
  /** Called when the review is saved, or the existing one stays. */
  onClose?: (() => void) | undefined;
};

const ReviewPictures = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pictures" */ './review-pictures.tsx')).ReviewPictures,
}));

/** Stars, text and pictures for one delivered product. Sending again replaces the earlier review. */
export function ReviewForm({ product, review: standing, onClose }: ReviewFormProps) {
  const review = useReview(product._id, standing, onClose);
  const form = useRef<HTMLFormElement>(null);
  const room = MAX_REVIEW_PICTURES - review.retained.length;
  useEffect(() => {
    if (standing) {
      // The button that opened the form is gone.
      form.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [standing]);
  const [hasPictures, setHasPictures] = useState(false);
  const name = useId();
  const { api } = usePlatform();
  const { data: profile } = useQuery({ queryKey: queryKeys.profile(), queryFn: () => api.getProfile() });
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={texts.reviewOf(product.name)}
      onSubmit={(event) => {
        event.preventDefault();
        review.submit();
      }}
    >
      <RatingInput legend={texts.howWas(product.name)} name={name} value={review.rating} onChange={review.setRating} />
      <TextField
        multiline
        rows={2}
        name="comment"
        label={texts.comment}
        hideLabel
        placeholder={texts.commentHint}
        maxLength={2000}
        value={review.comment}
        onChange={(event) => review.setComment(event.currentTarget.value)}
        className={styles.comment}
      />
      <RetainedPictures pictures={review.retained} onChange={review.setRetained} />
      {profile ? <p className={styles.hint}>{texts.shownAs(reviewAuthor(profile.name))}</p> : null}
      {standing ? <p className={styles.hint}>{texts.replacesReview}</p> : null}
      <div className={styles.actions}>
        {hasPictures || room === 0 ? null : (
          <Button type="button" variant="ghost" size="sm" onClick={() => setHasPictures(true)}>
            <IconUpload size={18} />
            {texts.addPictures}
          </Button>
        )}
        {standing ? (
          <Button type="button" variant="secondary" size="sm" onClick={onClose}>
            {common.cancel}
          </Button>
        ) : null}
        <Button type="submit" size="sm" busy={review.isPending}>
          {texts.submitReview}
        </Button>
      </div>
      {hasPictures && room > 0 ? (
        <div className={styles.pictures}>
          <Suspense fallback={<p role="status">{pictureTexts.preparingUpload}</p>}>
            <ReviewPictures room={room} files={review.files} onChange={review.setFiles} />
          </Suspense>
        </div>
      ) : null}
    </form>
  );
}
