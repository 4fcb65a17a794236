import type { ReleaseMoveInput } from '@aaram/shared-domain/release';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { TextField } from '@aaram/shared-ui/text-field';
import { Form, FormFailure } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/release.ts';
import styles from './release.module.css';
import { useMoveRelease } from './releases-query.ts';

/** Of 100 visitors, when a canary begins. */
const USUAL_PERCENT = 10;
/** A move that is still without its reason. A canary's share is the one that it has. */
export type Choice = Omit<ReleaseMoveInput, 'why'>;

const MAX_CHARACTERS = 200;

const words = {
  promote: {
    title: ({ part, version }: Choice) => texts.promoteQuestion(part, version),
    effect: texts.promoteEffect,
    button: texts.promote,
  },
  rollback: {
    title: ({ part, version }: Choice) => texts.rollBackQuestion(part, version),
    effect: texts.rollBackEffect,
    button: texts.rollBack,
  },
  canary: {
    title: ({ part, version }: Choice) => texts.canaryQuestion(part, version),
    effect: texts.canaryEffect,
    button: texts.giveToSome,
  },
  'end-canary': {
    title: ({ part, version }: Choice) => texts.endCanaryQuestion(part, version),
    effect: texts.endCanaryEffect,
    button: texts.endCanary,
  },
} as const;

/** Asks for the reason before a release is moved. */
export function MoveDialog({ choice, onClose }: { choice: Choice | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={choice !== undefined}
      onOpenChange={onClose}
      title={choice && words[choice.how].title(choice)}
      description={choice && words[choice.how].effect}
    >
      {choice ? <MoveForm choice={choice} onClose={onClose} /> : null}
    </Dialog>
  );
}

function MoveForm({ choice, onClose }: { choice: Choice; onClose: () => void }) {
  const move = useMoveRelease();
  const isCanary = choice.how === 'canary';
  const form = useForm({
    start: { why: '', percent: String(choice.percent ?? USUAL_PERCENT) },
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './move-schema.ts')).moveForm(isCanary),
    send: async (typed) => {
      await move.mutateAsync({ ...choice, ...typed });
      onClose();
    },
    isUnsaved: false,
  });
  return (
    <Form of={form} className={styles.form}>
      <FormFailure of={form} otherwise={texts.nothingWasChanged} />
      {isCanary ? (
        <TextField
          {...form.field('percent')}
          label={texts.shareOfVisitors}
          hint={texts.shareHint}
          required
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
        />
      ) : null}
      <TextField
        {...form.field('why')}
        label={common.reason}
        hint={texts.reasonHint}
        required
        maxLength={MAX_CHARACTERS}
        autoComplete="off"
      />
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={form.isBusy}>
          {words[choice.how].button}
        </Button>
      </div>
    </Form>
  );
}
