import { pages } from '@aaram/shared-domain/contract';
import { policyFacts } from '@aaram/shared-domain/settings';
import { Link, usePlatform } from '@aaram/shared-platform';
import { IconClock, IconMail, IconMapPin, IconMessage, IconPhone, IconWhatsapp } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import * as common from '#texts/common.ts';
import * as texts from '#texts/contact.ts';
import styles from './contact-ways.module.css';

/** Every way to contact the store, from its settings. */
export function ContactWays() {
  const { settings } = usePlatform();
  const digits = settings.phone.replace(/\D/g, '');
  return (
    <ul className={styles.ways}>
      <li>
        <IconPhone size={24} />
        <h2>{texts.call}</h2>
        <TextLink quiet href={`tel:+${digits}`}>
          {settings.phone}
        </TextLink>
      </li>
      <li>
        <IconWhatsapp size={24} />
        <h2>{texts.whatsApp}</h2>
        <TextLink quiet href={`https://wa.me/${digits}`} target="_blank" rel="noreferrer">
          {texts.startChat}
        </TextLink>
      </li>
      <li>
        <IconMail size={24} />
        <h2>{common.email}</h2>
        <TextLink quiet href={`mailto:${settings.supportEmail}`}>
          {settings.supportEmail}
        </TextLink>
      </li>
      <li>
        <IconClock size={24} />
        <h2>{texts.hours}</h2>
        <p>{settings.supportHours}</p>
        <p className={styles.note}>{texts.returnsAnsweredWithin(policyFacts.returnAnswerHours)}</p>
      </li>
      <li>
        <IconMapPin size={24} />
        <h2>{texts.office}</h2>
        <p>{settings.legalName}</p>
        <p className={styles.note}>{settings.legalAddress}</p>
      </li>
      <li>
        <IconMessage size={24} />
        <h2>{texts.complaints}</h2>
        <TextLink quiet as={Link} to={pages.grievance()}>
          {texts.grievanceOfficer}
        </TextLink>
        <p className={styles.note}>{texts.complaintsAnsweredBy(settings.grievance.officer)}</p>
      </li>
    </ul>
  );
}
