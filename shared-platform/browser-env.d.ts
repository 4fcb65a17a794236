/** What the bundler puts in place of these words (rspack.config.base.ts); a browser has nothing else of `process`. */
declare const process: { readonly env: { readonly BROWSER_BUILD?: boolean } };
