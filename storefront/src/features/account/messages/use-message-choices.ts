import { createMessageCalls, failureText, queryKeys } from '@aaram/shared-domain/contract';
import type { MessageChoice, MessageChoices } from '@aaram/shared-domain/message';
import { toast, useMutation, usePlatform, useQuery } from '@aaram/shared-platform';
import { useMemo } from 'react';
import * as texts from '#texts/messages.ts';

/** Under the profile's key, so that it is cleared together with the profile. */
const choicesKey = [...queryKeys.profile(), 'messages'] as const;

const isSame = (one: MessageChoice, other: MessageChoice) => one.kind === other.kind && one.channel === other.channel;

/** The messages that the account wants. A choice shows at once, and goes back when it could not be saved. */
export function useMessageChoices() {
  const { api, queryClient } = usePlatform();
  const calls = useMemo(() => createMessageCalls(api.call), [api]);
  const query = useQuery({ queryKey: choicesKey, queryFn: () => calls.getChoices() });
  const show = (choice: MessageChoice) =>
    queryClient.setQueryData<MessageChoices>(
      choicesKey,
      (known) => known && { choices: known.choices.map((one) => (isSame(one, choice) ? choice : one)) },
    );
  const { mutate } = useMutation({
    mutationFn: ({ kind, channel, isWanted }: MessageChoice) => calls.choose({ kind, channel, isWanted }),
    // One after the other: the last choice counts.
    scope: { id: 'message-choices' },
    onMutate: show,
    onError: (error, choice) => {
      show({ ...choice, isWanted: !choice.isWanted });
      toast.error(failureText(error, texts.choiceNotSaved));
    },
  });
  return { query, choose: mutate };
}
