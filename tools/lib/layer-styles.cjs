/**
 * Loader for style sheets: puts those of the design system into cascade layers. Every page brings its own copies of
 * the parts it shows, in any order; with layers what an app says of a part holds, whichever copy came last. Parts that
 * other parts build on come before them. The order of the layers stands in shared-ui/src/tokens/primitives.css.
 */
const PARTS = ['badge', 'button', 'chip', 'icon-button', 'lib', 'link', 'picture', 'skeleton', 'stitch', 'table'];

/**
 * @this {{ resourcePath: string }}
 * @param {string} css
 */
module.exports = function layerStyles(css) {
  const [, folder] = /[\\/]shared-ui[\\/]src[\\/]([\w-]+)[\\/]/.exec(this.resourcePath) ?? [];
  if (folder === undefined || folder === 'tokens') {
    return css;
  }
  return `@layer ${PARTS.includes(folder) ? 'ui.part' : 'ui'} {\n${css}\n}`;
};
