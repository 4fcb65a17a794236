import { ApiError } from '@aaram/shared-domain/contract';
import { useUnsavedWork } from '@aaram/shared-panel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { FormSchema } from './form-schema.ts';
import type { Problems } from './problems.ts';

type NameOf<Typed, Value> = { [Name in keyof Typed]: Typed[Name] extends Value ? Name : never }[keyof Typed] & string;
type TextName<Typed> = NameOf<Typed, string>;
type TickName<Typed> = NameOf<Typed, boolean>;
type Changed = { currentTarget: { value: string } };

type FormOptions<Typed extends FieldValues, Input, How> = {
  start: Typed;
  /**
   * Loads what checks the form and makes what is sent (`formSchema`). It comes with zod when the form gets the focus.
   * Without it what was typed is sent.
   */
  schema?: (how: How | undefined) => Promise<FormSchema<Input, Typed>>;
  /** Sends it once; a refusal goes to the fields that it names, and is the form's `failure`. */
  send: (input: Input, how: How | undefined, typed: Typed) => unknown;
  /** Whether leaving would lose something; without it, whether anything differs from the start. */
  isUnsaved?: ((typed: Typed) => boolean) | false;
  /** After a refusal, each change checks all fields again; `forgets` waits until it is sent again. */
  afterRefusal?: 'checks' | 'forgets';
  /** Said of what the schema refuses, beside what stands at the fields. */
  onRefused?: (found: Problems) => void;
};

const isLeaf = (error: object): error is { type: unknown; message?: string } => 'type' in error;

/** The library's errors, which are nested, by path. */
function flatten(errors: FieldErrors | undefined, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, error]) => {
      if (typeof error !== 'object' || error === null) {
        return [];
      }
      const path = `${before}${name}`;
      return isLeaf(error)
        ? [[path, String(error.message ?? '')] as const]
        : Object.entries(flatten(error as FieldErrors, `${path}.`));
    }),
  );
}

/** The field that a path of the contract means: `shippingAddress.phone` is `phone`, `terms.0` is `terms`. */
const fieldOfPath = (path: string, names: readonly string[]): string | undefined =>
  names.includes(path) ? path : path.split('.').find((part) => names.includes(part));

const fieldOf = (path: string) => path.split('.')[0] ?? path;

/** Problems as the form names them, also by their field alone: a path of the contract is that of its field. */
function nameProblems(found: Readonly<Record<string, string>>, names: readonly string[]): Problems {
  const named = Object.entries(found).map(([path, message]): [string, string] => [
    names.includes(fieldOf(path)) ? path : (fieldOfPath(path, names) ?? path),
    message,
  ]);
  const fields = named.map(([path, message]): [string, string] => [fieldOf(path), message]);
  return { ...Object.fromEntries(named), ...Object.fromEntries(fields.toReversed()) };
}

/** The problems of the parts of a field, by part: `M` of `stock.M`. */
export const problemsOfParts = (problems: Problems, field: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, message]) =>
      path.startsWith(`${field}.`) && message !== undefined ? [[path.slice(field.length + 1), message]] : [],
    ),
  );

/** What the server says of single fields. */
const problemsOf = (error: unknown, names: readonly string[]): [string, string][] =>
  (error instanceof ApiError ? error.issues : []).flatMap(({ path, message }) => {
    const name = fieldOfPath(path, names);
    return name === undefined ? [] : [[name, message]];
  });

/** Finds the first wrong field, also of those that stand outside of their form, after each refusal. */
function useFocusOnProblem() {
  const [attempt, setAttempt] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) {
      const isWrong = (field: Element) => field.getAttribute('aria-invalid') === 'true';
      const inside = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      const wrong = inside ?? [...(ref.current?.elements ?? [])].find(isWrong);
      if (wrong instanceof HTMLElement) {
        wrong.focus();
      }
    }
  }, [attempt]);
  return { ref, focusOnProblem: () => setAttempt((before) => before + 1) };
}

/** The library's form, with what checks it loaded when it is needed. */
function useCheckedForm<Typed extends FieldValues, Input, How>({ start, schema }: FormOptions<Typed, Input, How>) {
  const how = useRef<How | undefined>(undefined);
  const resolver: Resolver<Typed, unknown, Input> = async (typed, context, rest) => {
    if (schema === undefined) {
      return { values: typed as unknown as Input, errors: {} };
    }
    const [loaded, { resolveBy }] = await Promise.all([
      schema(how.current),
      import(/* webpackChunkName: "form-schemas" */ './form-schema.ts'),
    ]);
    return resolveBy(loaded)(typed, context, rest);
  };
  const hook = useHookForm<Typed, unknown, Input>({
    defaultValues: start as DefaultValues<Typed>,
    resolver,
    shouldFocusError: false,
  });
  return { hook, how };
}

/** What a field with a text needs, by its name. */
function bindFields<Typed extends FieldValues>(
  values: Typed,
  problems: Problems,
  set: (name: string, value: string | boolean) => void,
) {
  return {
    field: <Name extends TextName<Typed>>(name: Name) => ({
      name,
      value: values[name],
      error: problems[name],
      onChange: ({ currentTarget: { value } }: Changed) => set(name, value),
    }),
    /** For a checkbox. */
    tick: <Name extends TickName<Typed>>(name: Name) => ({
      name,
      checked: values[name],
      onChange: ({ currentTarget: { checked } }: { currentTarget: { checked: boolean } }) => set(name, checked),
    }),
    /** For `AmountField`. */
    amount: <Name extends TextName<Typed>>(name: Name) => ({
      name,
      value: values[name],
      error: problems[name],
      onValue: (value: string) => set(name, value),
    }),
  };
}

type Sending<Typed extends FieldValues, Input, How> = {
  hook: UseFormReturn<Typed, unknown, Input>;
  how: RefObject<How | undefined>;
  names: readonly string[];
  send: FormOptions<Typed, Input, How>['send'];
  onWrong: (wrong: Problems) => void;
  onBegin: () => void;
  fail: (error: unknown) => void;
};

/** Sends a form once at a time. */
function useSubmit<Typed extends FieldValues, Input, How>(sending: Sending<Typed, Input, How>) {
  const { hook, how, names, send, onWrong, onBegin, fail } = sending;
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const submit = async (as?: How) => {
    if (isSending.current) {
      return;
    }
    isSending.current = true;
    how.current = as;
    setBusy(true);
    onBegin();
    let wrong: Problems = {};
    try {
      await hook.handleSubmit(
        async (input) => {
          await send(input, as, hook.getValues());
        },
        (found) => {
          wrong = nameProblems(flatten(found), names);
        },
      )();
      // Only now does the library draw what is wrong.
      if (Object.keys(wrong).length > 0) {
        onWrong(wrong);
      }
    } catch (error) {
      fail(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { isBusy, submit };
}

/**
 * A form of the panel: what is typed, what is wrong with it, and how it is sent (docs/decisions/0062). The server's
 * refusals stand at their fields; what was typed stays until it is saved, and leaving asks first.
 */
export function useForm<Typed extends FieldValues, Input = Typed, How = undefined>(
  options: FormOptions<Typed, Input, How>,
) {
  const { start, schema, send, isUnsaved, afterRefusal = 'checks', onRefused } = options;
  const { hook, how } = useCheckedForm(options);
  const values = hook.watch();
  const { errors, isDirty } = hook.formState;
  const names = Object.keys(values);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; isAtFields: boolean }>();
  const { ref, focusOnProblem } = useFocusOnProblem();
  useUnsavedWork(isUnsaved === undefined ? isDirty : isUnsaved !== false && isUnsaved(values));

  const problems = nameProblems(flatten(errors), names);

  const goToProblem = () => {
    setTried(true);
    focusOnProblem();
  };

  /** Shows problems at their fields, and goes to the first. */
  const refuse = (found: Problems) => {
    for (const [name, message] of Object.entries(found)) {
      hook.setError(name as Path<Typed>, { type: 'refused', message: message ?? '' });
    }
    goToProblem();
  };

  const setAll = (entries: readonly [name: string, value: unknown][]) => {
    for (const [name, value] of entries.filter(([name, value]) => values[name] !== value)) {
      hook.setValue(name as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldDirty: true });
    }
    if (afterRefusal === 'forgets') {
      hook.clearErrors();
    } else if (isTried) {
      void hook.trigger();
    }
  };

  const change = (part: Partial<Typed>) => setAll(Object.entries(part));

  /** Says why a call failed: at the fields that the server names, or as the form's failure. */
  const fail = (error: unknown) => {
    const found = problemsOf(error, names);
    setFailure({ error, isAtFields: found.length > 0 });
    if (found.length > 0) {
      refuse(Object.fromEntries(found));
    }
  };

  const { isBusy, submit } = useSubmit({
    ...{ hook, how, names, send, fail },
    onBegin: () => setFailure(undefined),
    onWrong: (wrong) => {
      if (Object.keys(wrong).some((path) => !names.includes(fieldOf(path)))) {
        // What the form has no field for is said below it.
        setFailure({ error: new Error('The contract refuses what no field says.'), isAtFields: false });
      }
      goToProblem();
      onRefused?.(wrong);
    },
  });

  return {
    ...{ ref, values, problems, isDirty, isBusy, failure, change, submit, refuse, fail },
    ...bindFields(values, problems, (name, value) => setAll([[name, value]])),
    /** Loads the checks, before they are needed. */
    prepare: () => void schema?.(how.current).catch(() => undefined),
    /** Starts again, from `next` or from what it began with. */
    reset: (next: Typed = start) => {
      hook.reset(next);
      setTried(false);
      setFailure(undefined);
    },
  };
}

/** What `useForm` returns: for parts of a form. */
export type PanelForm<Typed extends FieldValues> = ReturnType<typeof useForm<Typed>>;
