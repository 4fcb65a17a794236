const PICTURE = /(^|,\s*)\/media\//g;

/**
 * The store's pictures have addresses from the root of its server. A built book may lie in any folder, and brings
 * its pictures along: there the addresses begin at the book.
 */
export function takePicturesFromThisFolder() {
  const folder = new URL('.', document.baseURI).pathname;
  if (folder === '/') return;
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function set(name, value) {
    const isPicture = /^(src|srcset)$/i.test(name) && typeof value === 'string';
    setAttribute.call(this, name, isPicture ? value.replace(PICTURE, `$1${folder}media/`) : value);
  };
}
