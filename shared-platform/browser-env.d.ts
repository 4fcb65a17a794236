/** Constants that the bundler replaces (rspack.config.base.ts); a browser has nothing else of `process`. */
declare const process: { readonly env: { readonly BROWSER_BUILD?: boolean; readonly NODE_ENV?: string } };
