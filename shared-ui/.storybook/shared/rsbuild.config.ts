import { resolve } from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const layerStyles = resolve(import.meta.dirname, '../../../tools/lib/build/layer-styles.cjs');

/** For Storybook only; the shops build with rspack. Styles are in the same cascade layers as there. */
export default defineConfig({
  plugins: [pluginReact()],
  tools: {
    rspack: (_config, { addRules }) => addRules({ test: /\.css$/, enforce: 'pre', use: [{ loader: layerStyles }] }),
  },
});
