import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DevError } from './dev-error.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('what a page threw stands in the overlay, and the next build loads the document again, once', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const reload = vi.spyOn(history, 'go').mockReturnValue(undefined);
  const error = new Error('on purpose');
  const { unmount } = render(<DevError error={error} />);
  expect(report.mock.calls).toEqual([[error]]);
  const post = (data: unknown) => dispatchEvent(new MessageEvent('message', { data }));
  post({ type: 'webpackOk' });
  post('a message of something else');
  expect(reload).not.toHaveBeenCalled();
  post('webpackHotUpdate0a1b2c');
  expect(reload.mock.calls).toEqual([[0]]);
  unmount();
  post('webpackHotUpdate3d4e5f');
  expect(reload).toHaveBeenCalledOnce();
});
