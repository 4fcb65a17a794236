import { connectionAdvice, createMessageCalls, failureText, pages } from '@aaram/shared-domain/contract';
import { messageChannels, messageKinds } from '@aaram/shared-domain/message';
import { Link, Sentence, useMutation, usePlatform } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { Notice } from '@aaram/shared-ui/notice';
import { useEffect, useRef, useState } from 'react';
import * as texts from '#texts/messages.ts';
import styles from '../account.module.css';
import { channelNames, kindNames } from './message-kinds.ts';

/** What a link is about, as its token says; the server alone decides whether the token is real. */
function readLink(token: string) {
  const [kindName, channelName] = token.split('.');
  const kind = messageKinds.find((one) => one === kindName);
  const channel = messageChannels.find((one) => one === channelName);
  return kind && channel && { token, kind: kindNames[kind].name, channel: channelNames[channel] };
}

/** Asks for one press: mail programs open links by themselves, and that must change nothing. */
export function UnsubscribeForm() {
  const { call } = usePlatform().api;
  const [link, setLink] = useState<ReturnType<typeof readLink> | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const stop = useMutation({ mutationFn: (token: string) => createMessageCalls(call).unsubscribe(token) });
  // Only the browser reads the token, so that no document and no cache has it.
  useEffect(() => setLink(readLink(new URLSearchParams(location.search).get('token') ?? '')), []);
  useEffect(() => {
    if (stop.isSuccess) {
      end.current?.focus();
    }
  }, [stop.isSuccess]);
  if (link === null) {
    return null;
  }
  return (
    <div className={styles.block}>
      {link === undefined ? <Notice tone="warning">{texts.linkIncomplete}</Notice> : null}
      {stop.isError ? (
        <Notice tone="danger" role="alert">
          <p>{failureText(stop.error, texts.notStopped)}</p>
          <p>{connectionAdvice(stop.error)}</p>
        </Notice>
      ) : null}
      {link && stop.isSuccess ? (
        <div ref={end} tabIndex={-1}>
          <Notice tone="success">{texts.stopped(link.kind, link.channel)}</Notice>
        </div>
      ) : null}
      {link && !stop.isSuccess ? (
        <>
          <p>{texts.askToStop(link.kind, link.channel)}</p>
          <Button busy={stop.isPending} onClick={() => stop.mutate(link.token)}>
            {texts.stopThem}
          </Button>
        </>
      ) : null}
      <p>
        <Sentence
          parts={texts.allChoices((words) => (
            <TextLink as={Link} to={pages.account('messages')}>
              {words}
            </TextLink>
          ))}
        />
      </p>
    </div>
  );
}
