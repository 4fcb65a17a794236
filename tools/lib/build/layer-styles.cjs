/**
 * Loader for style sheets: puts those of the design system into cascade layers. Every page brings its own copies of the
 * components it shows, in any order; with layers an app's styles for a component win, whichever copy came last.
 * Components that others build on come first. shared-ui/src/tokens/primitives.css sets the order of the layers.
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
