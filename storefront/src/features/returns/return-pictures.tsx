import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { MAX_RETURN_PICTURES } from '@aaram/shared-domain/return';
import { FileDrop } from '@aaram/shared-ui/file-drop';

type ReturnPicturesProps = { files: readonly File[]; error: string | undefined; onChange: (files: File[]) => void };

export function ReturnPictures({ files, error, onChange }: ReturnPicturesProps) {
  return (
    <FileDrop
      label={`Add up to ${MAX_RETURN_PICTURES} pictures of the item or of the parcel`}
      hint="JPEG, PNG, WebP or AVIF, up to 8 MB each. Location data is removed."
      accept={pictureTypes.join()}
      multiple
      max={MAX_RETURN_PICTURES}
      maxBytes={MAX_PICTURE_BYTES}
      files={files}
      error={error}
      onChange={onChange}
    />
  );
}
