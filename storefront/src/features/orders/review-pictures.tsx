import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { FileDrop } from '@aaram/shared-ui/file-drop';

type ReviewPicturesProps = { files: readonly File[]; onChange: (files: File[]) => void };

/** Choosing up to three pictures for a review. */
export function ReviewPictures({ files, onChange }: ReviewPicturesProps) {
  return (
    <FileDrop
      label="Add up to 3 pictures"
      hint="JPEG, PNG, WebP or AVIF, up to 8 MB each. Where they were taken is removed."
      accept={pictureTypes.join()}
      multiple
      max={3}
      maxBytes={MAX_PICTURE_BYTES}
      files={files}
      onChange={onChange}
    />
  );
}
