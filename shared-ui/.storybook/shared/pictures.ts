/** Folder of the store's pictures, seen from Storybook: config.ts fills it in. */
declare const __STORYBOOK_MEDIA__: string;

const PICTURE = /(^|,\s*)\/media\//g;

/**
 * The store's pictures have addresses from the root of its server. A built Storybook may lie in any folder, and the
 * pictures beside it: there their addresses are told from Storybook.
 */
export function takePicturesFromBesideTheBook() {
  const folder = __STORYBOOK_MEDIA__;
  if (folder.startsWith('/')) return;
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function set(name, value) {
    const isPicture = /^(src|srcset|poster)$/i.test(name) && typeof value === 'string';
    setAttribute.call(this, name, isPicture ? value.replace(PICTURE, `$1${folder}`) : value);
  };
}
