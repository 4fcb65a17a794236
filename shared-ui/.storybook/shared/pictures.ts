/** Address of the folder with the store's pictures, as Storybook sees it; config.ts sets it. */
declare const __STORYBOOK_MEDIA__: string;

const PICTURE = /(^|,\s*)\/media\//g;

/**
 * In the store, picture addresses start at the root of the server. A built Storybook can be in any folder, with the
 * pictures beside it, so there the addresses are made relative.
 */
export function takePicturesFromBesideTheBook() {
  const folder = __STORYBOOK_MEDIA__;
  if (folder.startsWith('/')) return;
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function set(name, value) {
    const isPicture = /^(src|srcset|poster|href)$/i.test(name) && typeof value === 'string';
    setAttribute.call(this, name, isPicture ? value.replace(PICTURE, `$1${folder}`) : value);
  };
}
