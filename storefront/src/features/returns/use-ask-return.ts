import { createAttemptKey } from '@aaram/shared-domain/attempt-key';
import { ApiError, createReturnCalls, type Issue, queryKeys } from '@aaram/shared-domain/contract';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import {
  checkReturn,
  type OrderReturns,
  type Payout,
  type ReturnInput,
  type ReturnReason,
} from '@aaram/shared-domain/return';
import { toast, useMutation, usePlatform } from '@aaram/shared-platform';
import { useRef, useState } from 'react';
import { type Uploaded, uploadPictures } from '#lib/pictures/upload-pictures.ts';
import * as texts from '#texts/returns.ts';
import { orderReturnsQuery } from './returns-query.ts';

export type LineOffer = OrderReturns['lines'][number];

/** What the shopper has chosen and typed so far. */
export type Draft = {
  quantity: number;
  reason: ReturnReason | '';
  kind: 'return' | 'exchange';
  payout: Payout;
  size: string;
  comment: string;
  files: readonly File[];
};

const emptyDraft: Draft = {
  quantity: 1,
  reason: '',
  kind: 'return',
  payout: 'refund',
  size: '',
  comment: '',
  files: [],
};
/** Sizes of products that have none. */
const isSizeless = (sizes: readonly string[]) => sizes.length === 1 && sizes[0] === 'Quantity';

/** The draft as far as it can be asked now. */
export function readDraft(draft: Draft, { reasons, sizes, refunds }: LineOffer) {
  const reason = reasons.find((one) => one.reason === draft.reason);
  const kind = reason === undefined || reason.kinds.includes(draft.kind) ? draft.kind : 'return';
  return {
    ...draft,
    quantity: Math.min(draft.quantity, Math.max(1, refunds.length)),
    reason,
    kind,
    size: isSizeless(sizes) ? 'Quantity' : draft.size,
    hasSizes: !isSizeless(sizes),
  };
}

function writeInput(draft: Draft, offer: LineOffer, isCancel: boolean): ReturnInput {
  const { reason, kind, payout, size, quantity, comment } = readDraft(draft, offer);
  if (isCancel) {
    return { line: offer._id, kind: 'cancel', quantity };
  }
  return {
    line: offer._id,
    kind,
    quantity,
    ...(reason && { reason: reason.reason }),
    ...(kind === 'return' && payout !== 'refund' && { payout }),
    ...(kind === 'exchange' && size !== '' && { size }),
    ...(comment.trim() !== '' && { comment: comment.trim() }),
  };
}

/** The same check as the server's, with its figures. */
const check = (input: ReturnInput, offer: LineOffer, files: readonly File[]) =>
  checkReturn(
    { ...input, pictures: files.map(({ name }) => name) },
    {
      ...offer,
      reasons: offer.reasons.map(({ until, fee, ...rest }) => ({
        ...rest,
        until: new Date(until),
        feePaise: paiseFromRupees(fee),
      })),
    },
  );

/**
 * What a shopper asks for a line, and asking it. What was typed stays until it is sent, also while the dialog is closed;
 * the same request keeps its key, so a retry does not ask twice.
 */
export function useAskReturn(orderId: string, onDone: () => void) {
  const { api, queryClient } = usePlatform();
  const [draft, setDraft] = useState(emptyDraft);
  const [problem, setProblem] = useState<Issue>();
  const uploaded = useRef<Uploaded>(new Map());
  const [attempt] = useState(createAttemptKey);
  const { queryKey } = orderReturnsQuery({ api }, orderId);

  const ask = useMutation({
    mutationFn: async ({ input, files }: { input: ReturnInput; files: readonly File[] }) => {
      const pictures = await uploadPictures({ api, purpose: 'return' }, files, uploaded.current);
      const body = { ...input, ...(pictures.length > 0 && { pictures }) };
      return createReturnCalls(api.call).askReturn(orderId, body, attempt.keyOf(body));
    },
    onSuccess: (returns, { input }) => {
      toast.success(input.kind === 'cancel' ? texts.piecesCancelled : texts.requestSent);
      attempt.forget();
      uploaded.current = new Map();
      setDraft(emptyDraft);
      queryClient.setQueryData(queryKey, returns);
      void queryClient.invalidateQueries({
        queryKey: queryKeys.myOrders(),
        predicate: (query) => query.queryKey.at(-1) !== 'returns',
      });
      onDone();
    },
    onError: (error) => {
      const issue = error instanceof ApiError ? error.issues[0] : undefined;
      // The store deletes uploaded pictures that wait too long: the next try uploads them again.
      if (issue?.path === 'pictures') {
        uploaded.current = new Map();
      }
      setProblem(issue);
      // What may be asked can have changed in the meantime.
      void queryClient.invalidateQueries({ queryKey });
    },
  });

  function send(offer: LineOffer, isCancel: boolean) {
    if (ask.isPending) {
      return;
    }
    const input = writeInput(draft, offer, isCancel);
    const files = isCancel ? [] : draft.files;
    const found = check(input, offer, files);
    setProblem(found);
    if (found === undefined) {
      ask.mutate({ input, files });
    } else {
      ask.reset();
    }
  }
  return {
    draft,
    change: (changes: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...changes }));
      setProblem(undefined);
    },
    /** The field to correct, and why. */
    problem,
    error: ask.error,
    isPending: ask.isPending,
    send,
  };
}

export type AskReturn = ReturnType<typeof useAskReturn>;
