import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** For Storybook only; the shops build with rspack. */
export default defineConfig({ plugins: [pluginReact()] });
