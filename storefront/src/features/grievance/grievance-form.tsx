import { connectionAdvice, failureText, pages } from '@aaram/shared-domain/contract';
import { grievanceTopics } from '@aaram/shared-domain/grievance';
import type { UserProfile } from '@aaram/shared-domain/identity';
import { Link, Sentence } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { useEffect, useRef } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/grievance.ts';
import styles from './grievance.module.css';
import { SentNotice } from './sent-notice.tsx';
import { useSendGrievance } from './use-send-grievance.ts';

const topics = Object.entries(grievanceTopics).map(([value, label]) => ({ value, label }));

type GrievanceFormProps = {
  /** Of the logged-in shopper, whose contact fills fields that are still empty. */
  profile: UserProfile | undefined;
  /** The number of the order that a link here was about. */
  order: string;
};

type FieldsProps = Pick<ReturnType<typeof useSendGrievance>, 'problems'>;

/** Where the officer answers. */
function ContactFields({ problems }: FieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label={common.emailAddress}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={texts.emailHint}
        error={problems.email}
      />
      <TextField
        label={texts.mobile}
        name="mobile"
        type="tel"
        autoComplete="tel"
        maxLength={24}
        error={problems.mobile}
      />
    </div>
  );
}

/** What the complaint is about. */
function SubjectFields({ problems }: FieldsProps) {
  return (
    <div className={styles.pair}>
      <SelectField
        label={texts.topic}
        name="topic"
        required
        placeholder={texts.chooseTopic}
        options={topics}
        error={problems.topic}
      />
      <TextField
        label={texts.orderNumber}
        name="order"
        optional
        autoComplete="off"
        maxLength={60}
        placeholder="AA-7K3F-92QD"
        error={problems.order}
      />
    </div>
  );
}

/** A complaint to the grievance officer, from anybody. Uncontrolled, so that nothing typed early is lost. */
export function GrievanceForm({ profile, order }: GrievanceFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problems, error, isSending, ticket, onSubmit } = useSendGrievance();
  useEffect(() => {
    const { name = '', email = '', mobile = '' } = profile ?? {};
    for (const [path, known] of Object.entries({ name, email, mobile, order })) {
      const field = form.current?.elements.namedItem(path);
      if (field instanceof HTMLInputElement && field.value === '') {
        field.value = known;
      }
    }
  }, [profile, order]);

  if (ticket !== undefined) {
    return <SentNotice ticket={ticket} />;
  }
  const advice = connectionAdvice(error);
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={onSubmit} aria-labelledby="complain">
      <h2 id="complain">{texts.makeComplaint}</h2>
      {error === undefined ? null : (
        <Notice tone="danger" role="alert">
          <p>{failureText(error, texts.complaintNotSent)}</p>
          {advice ? <p>{advice}</p> : null}
        </Notice>
      )}
      <TextField label={texts.name} name="name" autoComplete="name" required maxLength={120} error={problems.name} />
      <ContactFields problems={problems} />
      <SubjectFields problems={problems} />
      <TextField
        multiline
        rows={6}
        label={texts.complaint}
        name="text"
        required
        maxLength={4000}
        error={problems.text}
      />
      <p className={styles.note}>
        <Sentence
          parts={texts.whyDetails((words) => (
            <TextLink as={Link} to={pages.privacy()}>
              {words}
            </TextLink>
          ))}
        />
      </p>
      <div>
        <Button type="submit" busy={isSending}>
          {texts.sendComplaint}
        </Button>
      </div>
    </form>
  );
}
