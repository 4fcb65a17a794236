import { adminPages } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { formatRupees } from '@aaram/shared-domain/money';
import { type LinkChannel, mailTo, type PayLink, smsTo, whatsAppTo } from '@aaram/shared-domain/pay-link';
import { panelToast } from '@aaram/shared-panel';
import { Link, usePlatform } from '@aaram/shared-platform';
import { AlertDialog } from '@aaram/shared-ui/alert-dialog';
import { Badge } from '@aaram/shared-ui/badge';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { TextField } from '@aaram/shared-ui/text-field';
import { useRef, useState } from 'react';
import record from '#lib/record-card/record-card.module.css';
import { RecordCard } from '#lib/record-card/record-card.tsx';
import * as texts from '#texts/pay-links.ts';
import { useChangeLink } from './pay-link-queries.ts';
import styles from './pay-links.module.css';

const Fact = ({ name, value }: { name: string; value: string | null }) =>
  value === null ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );

const at = (time: string | null) => (time === null ? null : formatDateTime(time));

/** The ways to send a link: each opens the sender's own app with the message, and is noted. */
function Sending({ link, url }: { link: PayLink; url: string }) {
  const { settings } = usePlatform();
  const change = useChangeLink(link._id);
  const field = useRef<HTMLInputElement>(null);
  const { number, phone, email } = link;
  const text = texts.message(
    settings.brandName,
    number,
    formatRupees(link.payableAmount),
    formatDateTime(link.expiresAt),
    url,
  );
  const note = (by: LinkChannel) => change.mutate({ kind: 'sent', by });
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      panelToast.success(texts.copied);
      note('copy');
    } catch {
      panelToast.error(texts.notCopied);
      field.current?.select();
      field.current?.focus();
    }
  }
  const ways: readonly { by: LinkChannel; href: string }[] = [
    { by: 'whatsapp', href: whatsAppTo(phone, text) },
    { by: 'sms', href: smsTo(phone, text) },
    ...(email === ''
      ? []
      : [{ by: 'email' as const, href: mailTo(email, texts.subject(settings.brandName, number), text) }]),
  ];
  return (
    <>
      <TextField ref={field} name="link" label={texts.linkOf(number)} readOnly value={url} />
      <div className={record.actions}>
        {ways.map(({ by, href }) => (
          <ButtonLink
            key={by}
            size="sm"
            variant={by === 'whatsapp' ? 'primary' : 'secondary'}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.sendBy(texts.channels[by], number)}
            onClick={() => note(by)}
          >
            {texts.channels[by]}
          </ButtonLink>
        ))}
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          {texts.copyLink}
        </Button>
      </div>
    </>
  );
}

/** Replacing the link and cancelling its order. */
function Changes({ link }: { link: PayLink }) {
  const change = useChangeLink(link._id);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={record.actions}>
      <Button size="sm" variant="ghost" busy={change.isPending} onClick={() => change.mutate({ kind: 'renew' })}>
        {texts.newLink}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setIsAsking(true)}>
        {texts.cancel}
      </Button>
      <AlertDialog
        open={isAsking}
        title={texts.cancelTitle(link.number)}
        message={texts.cancelText}
        actionLabel={texts.cancel}
        cancelLabel={texts.keep}
        danger
        onCancel={() => setIsAsking(false)}
        onAction={() => {
          setIsAsking(false);
          change.mutate({ kind: 'cancel' });
        }}
      />
    </div>
  );
}

/** An order for a customer: how far its link has come, and what can be done with it. */
export function LinkCard({ link }: { link: PayLink }) {
  const { number, customer, payableAmount, discountAmount, reason, note, state, sentAt, sentBy, url } = link;
  const sent = sentAt === null || sentBy === null ? null : texts.by(texts.channels[sentBy], formatDateTime(sentAt));
  return (
    <RecordCard
      label={number}
      title={
        <TextLink as={Link} quiet to={adminPages.order(number)}>
          {number}
        </TextLink>
      }
      note={<p>{texts.forCustomer(customer, formatRupees(payableAmount))}</p>}
      badge={<Badge>{texts.states[state]}</Badge>}
      facts={
        <>
          <Fact name={texts.validUntil} value={at(link.expiresAt)} />
          <Fact name={texts.sentAt} value={sent} />
          <Fact name={texts.openedAt} value={at(link.openedAt)} />
          <Fact name={texts.paidAt} value={at(link.paidAt)} />
          <Fact
            name={texts.discountOf}
            value={discountAmount === 0 ? null : texts.less(formatRupees(discountAmount), reason)}
          />
          <Fact name={texts.note} value={note === '' ? null : note} />
        </>
      }
    >
      <p className={styles.quiet}>{texts.madeAt(link.madeBy, formatDateTime(link.madeAt))}</p>
      {url === null ? null : (
        <>
          <Sending link={link} url={url} />
          <Changes link={link} />
        </>
      )}
    </RecordCard>
  );
}
