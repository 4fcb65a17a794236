import { FileDrop } from '@aaram/shared-ui/file-drop';

type ReviewPicturesProps = { files: readonly File[]; onChange: (files: File[]) => void };

/** Choosing up to three pictures for a review. */
export function ReviewPictures({ files, onChange }: ReviewPicturesProps) {
  return (
    <FileDrop
      label="Add up to 3 pictures"
      hint="JPG, PNG, WebP or AVIF, up to 8 MB each. Where they were taken is removed."
      accept="image/jpeg,image/png,image/webp,image/avif"
      multiple
      max={3}
      files={files}
      onChange={onChange}
    />
  );
}
