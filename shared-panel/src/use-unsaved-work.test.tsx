import { dialogQueue } from '@aaram/shared-platform/host';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useMayLeave, useUnsavedWork } from './index.ts';

function Field({ name }: { name: string }) {
  const [text, setText] = useState('');
  useUnsavedWork(text !== '');
  return <input aria-label={name} value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

function Leave({ onAnswer }: { onAnswer: (mayLeave: boolean) => void }) {
  const mayLeave = useMayLeave();
  return (
    <button type="button" onClick={() => void mayLeave().then(onAnswer)}>
      Leave
    </button>
  );
}

function open() {
  const onAnswer = vi.fn();
  render(
    <TestPlatform platform={createTestPlatform(() => null)}>
      <Field name="One" />
      <Field name="Two" />
      <Leave onAnswer={onAnswer} />
    </TestPlatform>,
  );
  return onAnswer;
}

/** Whether the browser would ask if the tab were closed now. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const type = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
const clear = (name: string) => userEvent.clear(screen.getByRole('textbox', { name }));
const leave = () => userEvent.click(screen.getByRole('button', { name: 'Leave' }));

it('asks nothing where nothing was typed', async () => {
  const onAnswer = open();
  await leave();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true);
  expect(asksBeforeClosing()).toBe(false);
});

it('asks as long as one of several things typed is not saved', async () => {
  const onAnswer = open();
  await type('One', 'Satchel');
  await type('Two', '499');
  await clear('One');
  expect(asksBeforeClosing()).toBe(true);
  await leave();
  expect(dialogQueue.get()[0]?.message).toBe('Leave without saving what you typed?');
  act(() => dialogQueue.get()[0]?.settle(false));
  await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(false));
  await clear('Two');
  await leave();
  expect(onAnswer).toHaveBeenLastCalledWith(true);
  expect(asksBeforeClosing()).toBe(false);
});
