import type { Address } from '@aaram/shared-domain/address';
import { pages } from '@aaram/shared-domain/contract';
import { formatDay } from '@aaram/shared-domain/format';
import type { UserProfile } from '@aaram/shared-domain/identity';
import { Link } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import * as texts from '#texts/account.ts';
import * as common from '#texts/common.ts';
import styles from './account.module.css';
import { AddressText } from './addresses/address-text.tsx';
import { useProfile, useProfileToast } from './use-profile.ts';

export function ProfilePanel() {
  const query = useProfile();
  useProfileToast(query);
  return (
    <LoadState query={query} failed={texts.noProfile} loading={<LoadingText>{texts.loadingProfile}</LoadingText>}>
      {(profile) => (
        <div className={styles.profile}>
          <Facts profile={profile} />
          <SavedAddresses addresses={profile.addresses} />
        </div>
      )}
    </LoadState>
  );
}

function Facts({ profile }: { profile: UserProfile }) {
  const facts = [
    { label: common.name, value: profile.name },
    { label: common.email, value: profile.email },
    { label: texts.mobile, value: profile.mobile },
    { label: texts.role, value: <span className={styles.role}>{profile.role}</span> },
    { label: texts.joined, value: <time dateTime={profile.createdAt}>{formatDay(profile.createdAt)}</time> },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SavedAddresses({ addresses }: { addresses: readonly Address[] }) {
  return (
    <section aria-labelledby="saved-addresses">
      <div className={styles.sectionHead}>
        <h2 id="saved-addresses">{texts.savedAddresses}</h2>
        <TextLink as={Link} to={pages.account('addresses')}>
          {texts.manageAddresses}
        </TextLink>
      </div>
      {addresses.length === 0 ? (
        <p className={styles.quiet}>{texts.noAddressesSaved}</p>
      ) : (
        <ul className={styles.cards}>
          {addresses.map((address) => (
            <li key={address._id} className={styles.card}>
              <AddressText address={address} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
