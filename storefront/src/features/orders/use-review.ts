import { ApiError, failureText, queryKeys } from '@aaram/shared-domain/contract';
import { checkReview } from '@aaram/shared-domain/review';
import { alert, type PlatformServices, toast, useMutation, usePlatform } from '@aaram/shared-platform';
import { useRef, useState } from 'react';

type Uploaded = Map<File, string>;

/** Uploads what has not been uploaded yet, and answers the addresses of all. */
async function uploadAll(api: PlatformServices['api'], files: readonly File[], uploaded: Uploaded): Promise<string[]> {
  const missing = files.filter((file) => !uploaded.has(file));
  if (missing.length > 0) {
    const form = new FormData();
    for (const file of missing) {
      form.append('images', file);
    }
    const { pictures } = await api.uploadPictures('review', form);
    missing.forEach((file, index) => {
      uploaded.set(file, pictures[index] ?? '');
    });
  }
  return files.map((file) => uploaded.get(file) ?? '').filter(Boolean);
}

/** The state of one review form, and sending it: pictures first, then the words. What was given stays until it is in. */
export function useReview(productId: string) {
  const { api, queryClient } = usePlatform();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const uploaded = useRef<Uploaded>(new Map());

  const send = useMutation({
    mutationFn: async () => {
      const media = await uploadAll(api, files, uploaded.current);
      const words = { productId, rating, comment: comment.trim() };
      return api.addReview(media.length > 0 ? { ...words, media } : words);
    },
    onSuccess: () => {
      toast.success('Review submitted successfully!');
      setRating(0);
      setComment('');
      setFiles([]);
      uploaded.current = new Map();
      void queryClient.invalidateQueries({ queryKey: queryKeys.product(productId) });
    },
    onError: (error) => {
      // A picture that waited too long on the store is gone there: the next try sends it again.
      if (error instanceof ApiError && error.issues.some((issue) => issue.path === 'media')) {
        uploaded.current = new Map();
      }
      void alert(failureText(error, 'Failed to submit review'));
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
  return { rating, setRating, comment, setComment, files, setFiles, submit, isPending: send.isPending };
}
