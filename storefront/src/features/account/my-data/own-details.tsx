import { formatDay } from '@aaram/shared-domain/format';
import type { UserProfile } from '@aaram/shared-domain/identity';
import { toast, usePlatform } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import * as profileTexts from '#texts/account.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/my-data.ts';
import styles from '../account.module.css';
import { MobileForm } from '../security/mobile-number.tsx';
import { ProofAgain } from '../security/proof-again.tsx';
import { useProvenActions, useReloadFactors } from '../security/use-factors.ts';
import { type MobileSteps, useMobileNumber } from '../security/use-mobile-number.ts';
import { SmallForm } from '../small-form.tsx';
import { useProfile } from '../use-profile.ts';
import { useOwnDataCalls } from './use-own-data.ts';

type Detail = 'name' | 'email';

type Field = { label: string; type?: 'email'; autoComplete: string; maxLength: number; hint?: string };

const labels: Record<Detail, string> = { name: common.name, email: common.email };
const fields: Record<Detail, Field> = {
  name: { label: texts.newName, autoComplete: 'name', maxLength: 120 },
  email: { label: texts.newEmail, type: 'email', autoComplete: 'email', maxLength: 254, hint: texts.newEmailHint },
};
const blanks: Record<Detail, string> = { name: texts.enterName, email: texts.enterEmail };

/** Sends a change of one detail, and says that it is done. */
function useChange(onDone: () => void) {
  const calls = useOwnDataCalls();
  const proven = useProvenActions();
  const reload = useReloadFactors();
  const send: Record<Detail, (text: string) => Promise<string>> = {
    name: async (text) => {
      await calls.changeName(text);
      return texts.nameChanged;
    },
    email: async (text) => (await calls.askEmailChange(text)).message,
  };
  return {
    proven,
    change: (detail: Detail, text: string) =>
      proven.run(async () => {
        toast.success(await send[detail](text));
        onDone();
        await reload();
      }),
  };
}

/** Name, mobile number and email address, each with a button to change it. */
export function OwnDetails() {
  const query = useProfile();
  return (
    <section aria-labelledby="details-title" className={styles.block}>
      <h2 id="details-title">{texts.details}</h2>
      <LoadState
        query={query}
        failed={profileTexts.noProfile}
        loading={<LoadingText>{profileTexts.loadingProfile}</LoadingText>}
      >
        {(profile) => <Details profile={profile} />}
      </LoadState>
    </section>
  );
}

function Details({ profile }: { profile: UserProfile }) {
  const [open, setOpen] = useState<Detail>();
  const list = useRef<HTMLDListElement>(null);
  const opener = useRef('');
  const focusOpener = () => list.current?.querySelector<HTMLElement>(`[data-opens="${opener.current}"]`)?.focus();
  const { change, proven } = useChange(() => setOpen(undefined));
  const mobile = useMobileNumber(() => {
    // The pressed button may be gone with the number.
    opener.current = 'mobile';
    focusOpener();
  });
  const showing = open ?? (mobile.isOpen ? 'mobile' : '');
  // A form had the focus and is closed: focus the button that opened it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another form is shown
  useEffect(() => {
    if (showing === '') {
      focusOpener();
    } else {
      opener.current = showing;
    }
  }, [showing]);
  const openForm = (detail: Detail) => {
    mobile.close();
    setOpen(detail);
  };
  const openMobile = () => {
    setOpen(undefined);
    mobile.open(profile.isMobileProved ? '' : profile.mobile);
  };
  return (
    <>
      <dl ref={list} className={styles.facts}>
        <Changeable of="name" value={profile.name} onChange={openForm} />
        <MobileRow profile={profile} steps={mobile} onChange={openMobile} />
        <Changeable of="email" value={profile.email} onChange={openForm} />
        <div>
          <dt>{profileTexts.joined}</dt>
          <dd>
            <time dateTime={profile.createdAt}>{formatDay(profile.createdAt)}</time>
          </dd>
        </div>
      </dl>
      {profile.newEmail ? <Notice>{texts.emailWaits(profile.newEmail)}</Notice> : null}
      {proven.needsProof ? <ProofAgain proven={proven} /> : null}
      {open && !proven.needsProof ? (
        <SmallForm
          key={open}
          field={open}
          blank={blanks[open]}
          submitLabel={texts.save}
          onSubmit={(text) => change(open, text)}
          onCancel={() => setOpen(undefined)}
        >
          {(problem) => <TextField {...fields[open]} name={open} required error={problem} />}
        </SmallForm>
      ) : null}
      <MobileForm steps={mobile} />
    </>
  );
}

type ChangeableProps = { of: Detail; value: string; onChange: (detail: Detail) => void };

function Changeable({ of, value, onChange }: ChangeableProps) {
  return (
    <div>
      <dt>{labels[of]}</dt>
      <dd className={styles.changeable}>
        <span>{value}</span>
        <Button
          variant="secondary"
          size="sm"
          data-opens={of}
          aria-label={texts.changeOf(labels[of])}
          onClick={() => onChange(of)}
        >
          {texts.change}
        </Button>
      </dd>
    </div>
  );
}

type MobileRowProps = { profile: UserProfile; steps: MobileSteps; onChange: () => void };

/** The number: changed by a code where the store sends codes, and removed. */
function MobileRow({ profile: { mobile, isMobileProved }, steps, onChange }: MobileRowProps) {
  const { settings } = usePlatform();
  const hasNumber = mobile !== '';
  return (
    <div>
      <dt>{profileTexts.mobile}</dt>
      <dd className={styles.changeable}>
        <span>
          {hasNumber ? mobile : texts.noMobile}
          {hasNumber && !isMobileProved && settings.hasPhoneLogin ? (
            <>
              {' '}
              <Badge>{texts.notConfirmed}</Badge>
            </>
          ) : null}
        </span>
        <span className={styles.formActions}>
          {settings.hasPhoneLogin ? (
            <Button
              variant="secondary"
              size="sm"
              data-opens="mobile"
              aria-label={(hasNumber ? texts.changeOf : texts.addOf)(profileTexts.mobile)}
              onClick={onChange}
            >
              {hasNumber ? texts.change : texts.add}
            </Button>
          ) : null}
          {hasNumber ? (
            <Button
              variant="secondary"
              size="sm"
              aria-label={texts.removeOf(profileTexts.mobile)}
              busy={steps.isRemoving}
              onClick={steps.remove}
            >
              {texts.remove}
            </Button>
          ) : null}
        </span>
      </dd>
    </div>
  );
}
