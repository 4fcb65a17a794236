import { pages } from '@aaram/shared-domain/contract';
import { policyFacts } from '@aaram/shared-domain/settings';
import { Link, usePlatform } from '@aaram/shared-platform';
import { IconClock, IconMail, IconMapPin, IconMessage, IconPhone, IconWhatsapp } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import styles from './contact-ways.module.css';

/** Every way to contact the store, from its settings. */
export function ContactWays() {
  const { settings } = usePlatform();
  const digits = settings.phone.replace(/\D/g, '');
  return (
    <ul className={styles.ways}>
      <li>
        <IconPhone size={24} />
        <h2>Call</h2>
        <TextLink quiet href={`tel:+${digits}`}>
          {settings.phone}
        </TextLink>
      </li>
      <li>
        <IconWhatsapp size={24} />
        <h2>WhatsApp</h2>
        <TextLink quiet href={`https://wa.me/${digits}`} target="_blank" rel="noreferrer">
          Start a chat
        </TextLink>
      </li>
      <li>
        <IconMail size={24} />
        <h2>Email</h2>
        <TextLink quiet href={`mailto:${settings.supportEmail}`}>
          {settings.supportEmail}
        </TextLink>
      </li>
      <li>
        <IconClock size={24} />
        <h2>Hours</h2>
        <p>{settings.supportHours}</p>
        <p className={styles.note}>Return requests are answered within {policyFacts.returnAnswerHours} hours.</p>
      </li>
      <li>
        <IconMapPin size={24} />
        <h2>Office</h2>
        <p>{settings.legalName}</p>
        <p className={styles.note}>{settings.legalAddress}</p>
      </li>
      <li>
        <IconMessage size={24} />
        <h2>Complaints</h2>
        <TextLink quiet as={Link} to={pages.grievance()}>
          Grievance officer
        </TextLink>
        <p className={styles.note}>
          {settings.grievance.officer}. Acknowledged within 48 hours, settled within a month.
        </p>
      </li>
    </ul>
  );
}
