import type { PlatformServices } from '@aaram/shared-platform';

/** Addresses of files that are uploaded. */
export type Uploaded = Map<File, string>;

/** Uploads the files that are not uploaded yet; resolves to the URLs of all. */
export async function uploadPictures(
  { api, purpose }: Pick<PlatformServices, 'api'> & { purpose: 'review' | 'return' },
  files: readonly File[],
  uploaded: Uploaded,
): Promise<string[]> {
  const missing = files.filter((file) => !uploaded.has(file));
  if (missing.length > 0) {
    const form = new FormData();
    for (const file of missing) {
      form.append('images', file);
    }
    const { pictures } = await api.uploadPictures(purpose, form);
    missing.forEach((file, index) => {
      uploaded.set(file, pictures[index] ?? '');
    });
  }
  return files.map((file) => uploaded.get(file) ?? '').filter(Boolean);
}
