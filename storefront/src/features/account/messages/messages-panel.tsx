import { pages } from '@aaram/shared-domain/contract';
import type { MessageChoice, MessageKind } from '@aaram/shared-domain/message';
import { Link, Sentence } from '@aaram/shared-platform';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { IconCheck } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import { Notice } from '@aaram/shared-ui/notice';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import * as texts from '#texts/messages.ts';
import styles from '../account.module.css';
import { useProfile } from '../use-profile.ts';
import { channelNames, kindGroups, kindNames } from './message-kinds.ts';
import list from './messages-panel.module.css';
import { useMessageChoices } from './use-message-choices.ts';

/** What we may tell the shopper, and how: one choice for each kind of message and channel. */
export function MessagesPanel() {
  const { query, choose } = useMessageChoices();
  const profile = useProfile();
  return (
    <div className={styles.profile}>
      <p>{texts.messagesLead}</p>
      <LoadState
        // What NeedsNumber says would push the choices down.
        query={profile.isPending ? { ...query, data: undefined } : query}
        failed={texts.choicesNotLoaded}
        loading={<LoadingText>{texts.loadingChoices}</LoadingText>}
      >
        {({ choices }) => (
          <>
            {choices.some(({ channel }) => channel !== 'mail') ? <NeedsNumber /> : null}
            {listGroups(choices).map(({ title, about, kinds }) => (
              <section key={title} aria-label={title} className={styles.block}>
                <h2>{title}</h2>
                {about === undefined ? null : <p className={styles.quiet}>{about}</p>}
                <div className={list.kinds}>
                  {kinds.map((kind) => (
                    <Kind
                      key={kind}
                      kind={kind}
                      choices={choices.filter((choice) => choice.kind === kind)}
                      onChoose={choose}
                    />
                  ))}
                </div>
              </section>
            ))}
          </>
        )}
      </LoadState>
    </div>
  );
}

/** The groups with the kinds that this store sends. */
const listGroups = (choices: readonly MessageChoice[]) =>
  kindGroups
    .map((group) => ({ ...group, kinds: group.kinds.filter((kind) => choices.some((one) => one.kind === kind)) }))
    .filter(({ kinds }) => kinds.length > 0);

/** Says that short messages have nowhere to go yet. */
function NeedsNumber() {
  const { data: profile } = useProfile();
  return profile?.isMobileProved === false ? (
    <Notice>
      <Sentence
        parts={texts.needsConfirmedNumber((words) => (
          <TextLink as={Link} to={pages.account('security')}>
            {words}
          </TextLink>
        ))}
      />
    </Notice>
  ) : null;
}

type KindProps = {
  kind: MessageKind;
  choices: readonly MessageChoice[];
  onChoose: (choice: MessageChoice) => void;
};

function Kind({ kind, choices, onChoose }: KindProps) {
  const { name, about } = kindNames[kind];
  return (
    <fieldset className={list.kind} aria-describedby={`about-${kind}`}>
      <legend>{name}</legend>
      <p id={`about-${kind}`}>{about}</p>
      <div className={list.channels}>
        {choices.map((choice) =>
          choice.isFixed ? (
            <p key={choice.channel} className={list.fixed}>
              <IconCheck size={18} />
              {texts.alwaysOn(channelNames[choice.channel])}
            </p>
          ) : (
            <Checkbox
              key={choice.channel}
              label={channelNames[choice.channel]}
              checked={choice.isWanted}
              onChange={() => onChoose({ ...choice, isWanted: !choice.isWanted })}
            />
          ),
        )}
      </div>
    </fieldset>
  );
}
