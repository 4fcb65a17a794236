import { queryKeys } from '@aaram/shared-domain/contract';
import { checkReview } from '@aaram/shared-domain/review';
import { alert, toast, useMutation, usePlatform } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { RatingInput } from '@aaram/shared-ui/rating';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import { serverMessage } from '#lib/server-message.ts';
import styles from './review-form.module.css';

type ReviewFormProps = { product: { _id: string; name: string } };

/** Stars and words for one delivered product. Sending again replaces the earlier review. */
export function ReviewForm({ product }: ReviewFormProps) {
  const { api, queryClient } = usePlatform();
  const name = useId();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => api.addReview({ productId: product._id, rating, comment: comment.trim() }),
    onSuccess: () => {
      toast.success('Review submitted successfully!');
      setRating(0);
      setComment('');
      void queryClient.invalidateQueries({ queryKey: queryKeys.product(product._id) });
    },
    onError: (error) => void alert(serverMessage(error, 'Failed to submit review')),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = checkReview(rating, comment);
    if (problem) {
      void alert(problem);
    } else if (!send.isPending) {
      send.mutate();
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={`Review ${product.name}`}>
      <RatingInput legend={`How was ${product.name}?`} name={name} value={rating} onChange={setRating} />
      <TextField
        multiline
        rows={2}
        name="comment"
        label="Comment"
        hideLabel
        placeholder="What should others know about it?"
        maxLength={2000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        className={styles.comment}
      />
      <Button type="submit" size="sm" busy={send.isPending}>
        Submit review
      </Button>
    </form>
  );
}
