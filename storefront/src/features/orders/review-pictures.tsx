import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { FileDrop } from '@aaram/shared-ui/file-drop';

type ReviewPicturesProps = {
  /** How many more the review may have. */
  room: number;
  files: readonly File[];
  onChange: (files: File[]) => void;
};

/** Choosing pictures for a review. */
export function ReviewPictures({ room, files, onChange }: ReviewPicturesProps) {
  return (
    <FileDrop
      label={`Add up to ${room} ${room === 1 ? 'picture' : 'pictures'}`}
      hint="JPEG, PNG, WebP or AVIF, up to 8 MB each. Location data is removed."
      accept={pictureTypes.join()}
      multiple
      max={room}
      maxBytes={MAX_PICTURE_BYTES}
      files={files}
      onChange={onChange}
    />
  );
}
