import { failureText } from '@aaram/shared-domain/contract';
import type { FactorList } from '@aaram/shared-domain/identity';
import { confirm, toast } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { PasswordField, TextField } from '@aaram/shared-ui/text-field';
import { useRef, useState } from 'react';
import { formatDay } from '#lib/format-day.ts';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import styles from './account.module.css';
import { type NewApp, NewAppForm } from './new-app-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SmallForm } from './small-form.tsx';
import { useFactors, useProvenActions, useReloadFactors } from './use-factors.ts';
import { useOwnSafetyCalls } from './use-security.ts';

/** The second step at login: apps that make codes, and recovery codes. */
export function SecondStep() {
  const query = useFactors();
  const steps = useSteps();
  return (
    <section ref={steps.place} tabIndex={-1} aria-labelledby="second-step-title" className={styles.block}>
      <h2 id="second-step-title">Second step at login</h2>
      <LoadState
        query={query}
        failed="Your second step could not be loaded."
        loading={<LoadingText>Loading your second step...</LoadingText>}
      >
        {(list) => (
          <>
            <FactorFacts list={list} onRemove={steps.remove} />
            {steps.codes.length > 0 ? <RecoveryCodes codes={steps.codes} onDone={steps.forgetCodes} /> : null}
            <NextStep list={list} steps={steps} />
          </>
        )}
      </LoadState>
    </section>
  );
}

/** What can be done, and what is open of it. */
function useSteps() {
  const calls = useOwnSafetyCalls();
  const proven = useProvenActions();
  const reload = useReloadFactors();
  const place = useRef<HTMLElement>(null);
  const [isNaming, setNaming] = useState(false);
  const [newApp, setNewApp] = useState<NewApp>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finish = async (words: string) => {
    toast.success(words);
    await reload();
    place.current?.focus({ preventScroll: true });
  };
  /** Runs what has no form of its own to say what went wrong. */
  const press = (action: () => Promise<void>) =>
    proven.run(action).catch((error: unknown) => toast.error(failureText(error, 'Something went wrong!')));
  return {
    ...proven,
    place,
    isNaming,
    setNaming,
    newApp,
    setNewApp,
    codes,
    forgetCodes: () => setCodes([]),
    start: (name: string) =>
      proven.run(async () => {
        setNewApp(await calls.startApp(name));
        setNaming(false);
      }),
    confirmApp: async (id: string, code: string) => {
      const { recoveryCodes } = await calls.confirmApp(id, code);
      setNewApp(undefined);
      setCodes(recoveryCodes);
      await finish('The app has been added. Other devices have been logged out.');
    },
    remove: async ({ _id, name }: FactorList['factors'][number]) => {
      if (await confirm(`Remove ${name}?`, 'Remove')) {
        await press(async () => {
          await calls.removeFactor(_id);
          await finish('It has been removed.');
        });
      }
    },
    renewCodes: () =>
      press(async () => {
        setCodes((await calls.renewRecoveryCodes()).recoveryCodes);
        await finish('You have new recovery codes. The old ones no longer work.');
      }),
  };
}

function FactorFacts({
  list,
  onRemove,
}: {
  list: FactorList;
  onRemove: (factor: FactorList['factors'][number]) => Promise<void>;
}) {
  if (list.factors.length === 0) {
    return list.isRequired ? (
      <Notice tone="warning">Admins need a second step at login. Add an app to go on to the Seller Panel.</Notice>
    ) : (
      <p>With a second step nobody gets in who knows only your password: an app on your phone shows a code for it.</p>
    );
  }
  return (
    <>
      <ul className={styles.cards}>
        {list.factors.map((factor) => (
          <li key={factor._id} className={styles.card}>
            <div className={styles.address}>
              <strong>{factor.name}</strong>
              <span>Added {formatDay(factor.createdAt)}</span>
              <span>{factor.lastUsedAt === null ? 'Not used yet' : `Last used ${formatDay(factor.lastUsedAt)}`}</span>
            </div>
            <div className={styles.cardActions}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Remove ${factor.name}`}
                onClick={() => void onRemove(factor)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p>{list.recoveryCodes === 1 ? '1 recovery code is left.' : `${list.recoveryCodes} recovery codes are left.`}</p>
    </>
  );
}

/** The form that is open, or the buttons that open one. */
function NextStep({ list, steps }: { list: FactorList; steps: ReturnType<typeof useSteps> }) {
  if (steps.needsProof) {
    return (
      <SmallForm
        key="proof"
        field="password"
        blank="Please enter your password."
        submitLabel="Continue"
        onSubmit={steps.prove}
        onCancel={steps.cancel}
      >
        {(problem) => (
          <PasswordField
            label="Your password"
            name="password"
            required
            maxLength={200}
            hint="Please confirm that it is you."
            error={problem}
          />
        )}
      </SmallForm>
    );
  }
  const { newApp } = steps;
  if (newApp) {
    return (
      <NewAppForm
        app={newApp}
        onConfirm={(code) => steps.confirmApp(newApp._id, code)}
        onCancel={() => steps.setNewApp(undefined)}
      />
    );
  }
  if (steps.isNaming) {
    return (
      <SmallForm
        key="name"
        field="name"
        blank="Please give it a name."
        submitLabel="Continue"
        onSubmit={steps.start}
        onCancel={() => steps.setNaming(false)}
      >
        {(problem) => (
          <TextField
            label="Name of the app or phone"
            name="name"
            autoComplete="off"
            required
            maxLength={60}
            error={problem}
          />
        )}
      </SmallForm>
    );
  }
  return (
    <div className={styles.formActions}>
      <Button variant={list.factors.length > 0 ? 'secondary' : 'primary'} onClick={() => steps.setNaming(true)}>
        Add an authenticator app
      </Button>
      {list.factors.length > 0 ? (
        <Button variant="secondary" onClick={() => void steps.renewCodes()}>
          New recovery codes
        </Button>
      ) : null}
    </div>
  );
}
