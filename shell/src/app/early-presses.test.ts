import { expect, it, vi } from 'vitest';
import { pressAgain, takeEarlyPresses } from './early-presses.ts';

function addButton(onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.addEventListener('click', onPress);
  document.body.append(button);
  return button;
}

it('presses again what was pressed before the page heard it, once', () => {
  const onPress = vi.fn();
  window.early = [addButton(onPress)];
  pressAgain(takeEarlyPresses());
  pressAgain(takeEarlyPresses());
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('leaves out what has gone meanwhile', () => {
  const onPress = vi.fn();
  const button = addButton(onPress);
  button.remove();
  pressAgain([button]);
  expect(onPress).not.toHaveBeenCalled();
});

it('waits for a button that the page enables', async () => {
  const onPress = vi.fn();
  const button = addButton(onPress);
  button.disabled = true;
  pressAgain([button]);
  expect(onPress).not.toHaveBeenCalled();
  button.disabled = false;
  await expect.poll(() => onPress.mock.calls.length).toBe(1);
});
