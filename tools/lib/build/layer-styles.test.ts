import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const layerStyles = createRequire(import.meta.url)('./layer-styles.cjs');
const load = (resourcePath: string) => layerStyles.call({ resourcePath }, '.a {}').replace(/\s+/g, ' ');

describe('styles lie in layers', () => {
  it('the design system below the apps, its parts below what is built of them', () => {
    expect(load('/house/shared-ui/src/button/button.module.css')).toBe('@layer ui.part { .a {} }');
    expect(load('/house/shared-ui/src/dialog/dialog.module.css')).toBe('@layer ui { .a {} }');
    expect(load('C:\\house\\shared-ui\\src\\dialog\\dialog.module.css')).toBe('@layer ui { .a {} }');
  });

  it('apps and tokens in none', () => {
    expect(load('/house/storefront/src/features/home/hero.module.css')).toBe('.a {}');
    expect(load('/house/shared-ui/src/tokens/color.css')).toBe('.a {}');
  });
});
