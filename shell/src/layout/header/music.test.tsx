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

  // rules: music
  it('starts with the first click anywhere, once', async () => {
    await open();
    fireEvent.click(screen.getByText('Elsewhere'));
    await playing();
    await waitFor(() => expect(player.play).toHaveBeenCalledOnce());
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(player.play).toHaveBeenCalledOnce();
  });

  // rules: music
  it('starts with the first touch anywhere', async () => {
    await open();
    fireEvent.touchEnd(screen.getByText('Elsewhere'));
    await waitFor(() => expect(player.play).toHaveBeenCalledOnce());
  });

  // dark-patterns: nagging
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

  describe('before the page has time for it', () => {
    let becomeIdle = () => {};
    beforeEach(() => {
      vi.stubGlobal('requestIdleCallback', (run: () => void) => {
        becomeIdle = run;
      });
      return () => vi.unstubAllGlobals();
    });

    it('changes and loads nothing: a first touch mostly opens a page', async () => {
      await open();
      fireEvent.touchEnd(screen.getByText('Elsewhere'));
      await vi.dynamicImportSettled();
      expect(await paused()).toBeVisible();
      expect(player.play).not.toHaveBeenCalled();
      becomeIdle();
      await playing();
      await waitFor(() => expect(player.play).toHaveBeenCalledOnce());
    });

    it('obeys the toggle, and not the first touch any more', async () => {
      await open();
      fireEvent.touchEnd(screen.getByText('Elsewhere'));
      fireEvent.click(await paused());
      fireEvent.click(await playing());
      await paused();
      player.play.mockClear();
      becomeIdle();
      await vi.dynamicImportSettled();
      expect(await paused()).toBeVisible();
      expect(player.play).not.toHaveBeenCalled();
    });

    it('stays silent where its toggle is not on the page any more', async () => {
      const { unmount } = await open();
      fireEvent.touchEnd(screen.getByText('Elsewhere'));
      unmount();
      becomeIdle();
      await vi.dynamicImportSettled();
      expect(player.play).not.toHaveBeenCalled();
    });
  });

  // rules: music
  it('plays with one click on the toggle itself', async () => {
    await open();
    fireEvent.click(await paused());
    await playing();
    await waitFor(() => expect(player.play).toHaveBeenCalledOnce());
  });

  // rules: music
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
