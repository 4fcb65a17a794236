/** Whether a file is a photo as phones keep them; browsers that know no HEIC give it no type. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
