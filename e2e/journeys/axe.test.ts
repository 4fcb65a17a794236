import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#lib/browser/browser.ts';
import { allStates } from '#lib/states/all-states.ts';
import { type Findings, inspectPage, inspectStates } from '#lib/states/inspect.ts';
import { panelUrl, sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

let withPictures: Browser;
let bare: Browser;
let findings: Findings;

beforeAll(async () => {
  [withPictures, bare] = await Promise.all([
    launchBrowser({ isBrief: true }),
    launchBrowser({ hasPictures: false, isBrief: true }),
  ]);
  // To check only some states: STATES='cart|checkout' npm test -- e2e/journeys/axe.test.ts
  const groups = await allStates({ shopUrl, sandboxUrl, panelUrl }, process.env.STATES);
  findings = await inspectStates({ bare, withPictures }, groups, shopUrl);
}, 1_800_000);
afterAll(() => Promise.all([withPictures?.close(), bare?.close()]));

describe('pages lock out no user', () => {
  it('and the checks find the barriers of a bad page', async () => {
    const page = await bare.newPage({ reducedMotion: 'reduce' });
    const text = '<p style="color: #888; background: #999">Hardly to be read</p>';
    const bar = '<footer style="position: fixed; inset: auto 0 0; height: 90%; background: white">Bar</footer>';
    const wide = '<div style="width: 900px">Wide</div>';
    await page.setContent(
      `<html lang="en"><title>Bad</title><main tabindex="-1"><h1>Bad</h1><img src="data:,">${text}${wide}<br><br><a href="/">Under it</a></main>${bar}</html>`,
    );
    const { barriers, sideways, hiddenFocus } = await inspectPage(page);
    expect(barriers.map((line) => line.split(' (')[0])).toEqual([
      'wide, light: color-contrast: p',
      'wide, light: image-alt: img',
      'wide, dark: color-contrast: p',
      'phone, light: color-contrast: p',
      'phone, light: image-alt: img',
    ]);
    expect(sideways).toEqual([expect.stringContaining('too wide: <div')]);
    expect(hiddenFocus).toEqual([expect.stringContaining('"Under it" lies under <footer')]);
    await page.close();
  });

  it('by a state that never comes', () => {
    expect(findings.unreached).toEqual([]);
  });

  // dark-patterns: interface-interference
  it('by a barrier of WCAG 2.2 AA, in any state, light and dark, wide and on a phone', () => {
    expect(findings.barriers).toEqual([]);
  });

  it('by a page that scrolls sideways at 360 px', () => {
    expect(findings.sideways).toEqual([]);
  });

  it('by a part with a fixed position that covers what has the focus, at 200 %', () => {
    expect(findings.hiddenFocus).toEqual([]);
  });

  // rules: addresses-of-pages
  it('by an error in the console, in any state', () => {
    expect(findings.errors).toEqual([]);
  });
});
