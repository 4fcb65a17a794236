import { formatDay } from '@aaram/shared-domain/format';
import type { UserProfile } from '@aaram/shared-domain/identity';
import { toast } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import * as profileTexts from '#texts/account.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/my-data.ts';
import styles from './account.module.css';
import { ProofAgain } from './proof-again.tsx';
import { SmallForm } from './small-form.tsx';
import { useProvenActions, useReloadFactors } from './use-factors.ts';
import { useOwnDataCalls } from './use-own-data.ts';
import { useProfile } from './use-profile.ts';

type Detail = 'name' | 'mobile' | 'email';

type Field = { label: string; type?: 'tel' | 'email'; autoComplete: string; maxLength: number; hint?: string };

const details: readonly Detail[] = ['name', 'mobile', 'email'];
const labels: Record<Detail, string> = { name: common.name, mobile: profileTexts.mobile, email: common.email };
const fields: Record<Detail, Field> = {
  name: { label: texts.newName, autoComplete: 'name', maxLength: 120 },
  mobile: { label: texts.newMobile, type: 'tel', autoComplete: 'tel', maxLength: 24 },
  email: { label: texts.newEmail, type: 'email', autoComplete: 'email', maxLength: 254, hint: texts.newEmailHint },
};
const blanks: Record<Detail, string> = { name: texts.enterName, mobile: texts.enterMobile, email: texts.enterEmail };

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
    mobile: async (text) => {
      await calls.changeMobile(text);
      return texts.mobileChanged;
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
  const opener = useRef<Detail>(undefined);
  const { change, proven } = useChange(() => setOpen(undefined));
  // The form had the focus and is closed: focus the button that opened it.
  useEffect(() => {
    if (open) {
      opener.current = open;
    } else if (opener.current) {
      list.current?.querySelector<HTMLElement>(`[data-opens="${opener.current}"]`)?.focus();
    }
  }, [open]);
  return (
    <>
      <dl ref={list} className={styles.facts}>
        {details.map((detail) => (
          <div key={detail}>
            <dt>{labels[detail]}</dt>
            <dd className={styles.changeable}>
              <span>{profile[detail]}</span>
              <Button
                variant="secondary"
                size="sm"
                data-opens={detail}
                aria-label={texts.changeOf(labels[detail])}
                onClick={() => setOpen(detail)}
              >
                {texts.change}
              </Button>
            </dd>
          </div>
        ))}
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
    </>
  );
}
