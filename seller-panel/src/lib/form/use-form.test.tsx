import { ApiError } from '@aaram/shared-domain/contract';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Form, FormFailure } from './form.tsx';
import { formSchema } from './form-schema.ts';
import { problemsOfParts, useForm } from './use-form.ts';

type Typed = { name: string; pieces: string };
const contract = z.strictObject({ label: z.object({ name: z.string().max(5, 'Too long.') }), pieces: z.number() });
const schema = formSchema(
  contract,
  ({ name, pieces }: Typed) => ({
    ...(name.trim() === '' ? { name: 'Name it.' } : {}),
    ...(/^\d+$/.test(pieces) ? {} : { pieces: 'Count them.' }),
  }),
  ({ name, pieces }) => ({ label: { name: name.trim() }, pieces: Number(pieces) }),
);

function Shelf({ send, schema: checks = schema }: { send: (input: unknown) => unknown; schema?: typeof schema }) {
  const form = useForm({ start: { name: '', pieces: '' }, schema: async () => checks, send });
  return (
    <Form of={form} aria-label="Shelf">
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('pieces')} label="Pieces" />
      <FormFailure of={form} otherwise="Not saved." />
      <Button type="submit" busy={form.isBusy}>
        Save
      </Button>
      <Button onClick={() => form.reset()}>Start again</Button>
    </Form>
  );
}

function open(send: (input: unknown) => unknown, checks?: typeof schema) {
  const platform = createTestPlatform(() => null);
  render(
    <TestPlatform platform={platform}>
      <Shelf send={send} {...(checks === undefined ? {} : { schema: checks })} />
    </TestPlatform>,
  );
  return platform;
}
const name = () => screen.getByRole('textbox', { name: 'Name' });
const pieces = () => screen.getByRole('textbox', { name: 'Pieces' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a form of the panel', () => {
  it('says at each field what is wrong, goes to the first of them, and sends nothing', async () => {
    const send = vi.fn();
    open(send);
    await save();
    await waitFor(() => expect(name()).toHaveFocus());
    expect(name()).toHaveAccessibleDescription('Name it.');
    expect(pieces()).toHaveAccessibleDescription('Count them.');
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(pieces(), '4');
    await waitFor(() => expect(screen.queryByText('Count them.')).toBeNull());
    expect(screen.getByText('Name it.')).toBeVisible();
  });

  it('says what the contract refuses at the field that it means', async () => {
    open(vi.fn());
    await userEvent.type(name(), 'Sandals');
    await userEvent.type(pieces(), '4');
    await save();
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Too long.'));
  });

  it('says below it what the contract refuses and no field has', async () => {
    const send = vi.fn();
    const other = formSchema(
      z.object({ seller: z.string() }),
      () => ({}),
      (_: Typed) => ({}) as { seller: string },
    );
    open(send, other as unknown as typeof schema);
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved.');
    expect(send).not.toHaveBeenCalled();
  });

  it('sends once, however often it is pressed, what the contract makes of it', async () => {
    let end: () => void = () => undefined;
    const send = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    open(send);
    await userEvent.type(name(), ' Boots ');
    await userEvent.type(pieces(), '4{Enter}{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'));
    await save();
    end();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'));
    expect(send.mock.calls).toEqual([
      [{ label: { name: 'Boots' }, pieces: 4 }, undefined, { name: ' Boots ', pieces: '4' }],
    ]);
  });

  it('puts what the server says of a field there, and everything else below; what was typed stays', async () => {
    const refusals = [
      new ApiError(400, { message: 'No.', issues: [{ path: 'label.name', message: 'Taken.' }] }),
      new ApiError(409, { message: 'Not today.' }),
    ];
    open(() => Promise.reject(refusals.shift()));
    await userEvent.type(name(), 'Boots');
    await userEvent.type(pieces(), '4');
    await save();
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Taken.'));
    await waitFor(() => expect(name()).toHaveFocus());
    expect(screen.queryByText('No.')).toBeNull();
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
    expect(screen.queryByText('Taken.')).toBeNull();
    expect(name()).toHaveValue('Boots');
  });

  it('is unsaved work while it differs from its start', async () => {
    const { unsavedWork } = open(vi.fn());
    expect(unsavedWork.size).toBe(0);
    await userEvent.type(name(), 'Boots');
    expect(unsavedWork.size).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(name()).toHaveValue('');
    expect(unsavedWork.size).toBe(0);
  });

  it('tells the parts of a field apart', () => {
    expect(problemsOfParts({ 'stock.6': 'Six.', stock: 'Six.', name: 'Name it.' }, 'stock')).toEqual({ '6': 'Six.' });
  });
});
