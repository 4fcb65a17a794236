import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const player = { play: vi.fn<() => Promise<void>>(), pause: vi.fn<() => void>() };
vi.mock('./music-player.ts', () => ({ createMusicPlayer: () => player }));

/** A fresh page for each test: the state of the music is one per page. */
async function open() {
  vi.resetModules();
  const { MusicToggle } = await import('./music-toggle.tsx');
  return render(
    <>
      <MusicToggle />
      <p>Elsewhere</p>
    </>,
  );
}

const playing = () => screen.findByRole('button', { name: 'Pause music' });
const paused = () => screen.findByRole('button', { name: 'Play music' });

describe('theme music', () => {
  beforeEach(() => {
    localStorage.clear();
    player.play.mockReset().mockResolvedValue();
    player.pause.mockReset();
  });

  it('starts with the first click anywhere, once', async () => {
    await open();
    fireEvent.click(screen.getByText('Elsewhere'));
    await playing();
    await waitFor(() => expect(player.play).toHaveBeenCalledOnce());
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(player.play).toHaveBeenCalledOnce();
  });

  it('starts with the first touch anywhere', async () => {
    await open();
    fireEvent.touchEnd(screen.getByText('Elsewhere'));
    await waitFor(() => expect(player.play).toHaveBeenCalledOnce());
  });

  it('does not start by itself after it was switched off, and remembers that', async () => {
    const { unmount } = await open();
    fireEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(player.play).toHaveBeenCalledOnce());
    fireEvent.click(await playing());
    await paused();
    await waitFor(() => expect(player.pause).toHaveBeenCalled());
    unmount();
    player.play.mockClear();
    await open();
    fireEvent.click(screen.getByText('Elsewhere'));
    await paused();
    expect(player.play).not.toHaveBeenCalled();
  });

  it('loads nothing when it is switched off before the page has time for it', async () => {
    let becomeIdle = () => {};
    vi.stubGlobal('requestIdleCallback', (run: () => void) => {
      becomeIdle = run;
    });
    await open();
    fireEvent.click(screen.getByText('Elsewhere'));
    fireEvent.click(await playing());
    await paused();
    vi.unstubAllGlobals();
    becomeIdle();
    await vi.dynamicImportSettled();
    expect(player.play).not.toHaveBeenCalled();
  });

  it('plays with one click on the toggle itself', async () => {
    await open();
    fireEvent.click(await paused());
    await playing();
    await waitFor(() => expect(player.play).toHaveBeenCalledOnce());
  });

  it('ignores a start that the browser blocks: logged only', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    player.play.mockRejectedValue(new Error('blocked'));
    await open();
    fireEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    await paused();
    warn.mockRestore();
  });

  it('falls silent where its toggle is not on the page', async () => {
    const { unmount } = await open();
    fireEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(player.play).toHaveBeenCalledOnce());
    unmount();
    await waitFor(() => expect(player.pause).toHaveBeenCalledOnce());
  });
});
