import { usePlatform } from '@aaram/shared-platform';
import { IconClock, IconMail, IconPhone, IconUser } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import * as texts from '#texts/grievance.ts';
import styles from './grievance.module.css';

/** Who answers complaints, how to reach that person, and how soon, as the law wants it said. */
export function OfficerFacts() {
  const { grievance, legalName, legalAddress, supportHours } = usePlatform().settings;
  const { officer, designation, email, phone } = grievance;
  return (
    <section className={styles.officer} aria-labelledby="officer-title">
      <h2 id="officer-title">{texts.whoAnswers}</h2>
      <ul>
        <li>
          <IconUser size={20} />
          <p>
            <b>{officer}</b>
            <span>{designation}</span>
            <span>
              {legalName}, {legalAddress}
            </span>
          </p>
        </li>
        <li>
          <IconMail size={20} />
          <TextLink quiet href={`mailto:${email}`}>
            {email}
          </TextLink>
        </li>
        <li>
          <IconPhone size={20} />
          <TextLink quiet href={`tel:+${phone.replace(/\D/g, '')}`}>
            {phone}
          </TextLink>
        </li>
        <li>
          <IconClock size={20} />
          <p>
            <span>{supportHours}</span>
            <span>{texts.howSoon}</span>
          </p>
        </li>
      </ul>
    </section>
  );
}
