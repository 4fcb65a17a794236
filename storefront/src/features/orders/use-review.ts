import { ApiError, failureText, queryKeys } from '@aaram/shared-domain/contract';
import type { Order } from '@aaram/shared-domain/order';
import { checkReview, type OwnReview } from '@aaram/shared-domain/review';
import { alert, toast, useMutation, usePlatform } from '@aaram/shared-platform';
import { useRef, useState } from 'react';
import { type Uploaded, uploadPictures } from '#lib/pictures/upload-pictures.ts';
import * as texts from '#texts/own-review.ts';
import { changeListedOrders } from './use-my-orders.ts';

/** An order with this review on each line of its product. */
const withReview = (order: Order, productId: string, review: OwnReview): Order => ({
  ...order,
  product: order.product.map((line) => (line.product._id === productId ? { ...line, review } : line)),
});

/**
 * State of one review form, and sending it: pictures first, then the text. Values stay until the review is saved.
 * Starts with the existing review, if there is one.
 */
export function useReview(productId: string, standing?: OwnReview, onDone?: () => void) {
  const { api, queryClient } = usePlatform();
  const [rating, setRating] = useState(standing?.rating ?? 0);
  const [comment, setComment] = useState(standing?.comment ?? '');
  const [retained, setRetained] = useState<readonly string[]>(standing?.media ?? []);
  const [files, setFiles] = useState<File[]>([]);
  const uploaded = useRef<Uploaded>(new Map());

  const send = useMutation({
    mutationFn: async () => {
      const media = [...retained, ...(await uploadPictures({ api, purpose: 'review' }, files, uploaded.current))];
      const words = { rating, comment: comment.trim() };
      await api.addReview({ productId, ...words, ...(media.length > 0 && { media }) });
      return { ...words, media };
    },
    onSuccess: (review) => {
      toast.success(texts.reviewSubmitted);
      setRating(0);
      setComment('');
      setRetained([]);
      setFiles([]);
      uploaded.current = new Map();
      const own = { ...review, hiddenReason: standing?.hiddenReason };
      changeListedOrders(queryClient, (order) => withReview(order, productId, own));
      void queryClient.invalidateQueries({ queryKey: queryKeys.product(productId) });
      onDone?.();
    },
    onError: (error) => {
      // The store deletes uploaded pictures that wait too long: the next try uploads them again.
      if (error instanceof ApiError && error.issues.some((issue) => issue.path === 'media')) {
        uploaded.current = new Map();
      }
      void alert(failureText(error, texts.reviewNotSubmitted));
    },
  });

  function submit() {
    const problem = checkReview(rating, comment);
    if (problem) {
      void alert(problem);
    } else if (!send.isPending) {
      send.mutate();
    }
  }
  return {
    rating,
    setRating,
    comment,
    setComment,
    retained,
    setRetained,
    files,
    setFiles,
    submit,
    isPending: send.isPending,
  };
}
