import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import * as texts from '#texts/pictures.ts';

type ReviewPicturesProps = {
  /** Number of pictures that may still be added. */
  room: number;
  files: readonly File[];
  onChange: (files: File[]) => void;
};

export function ReviewPictures({ room, files, onChange }: ReviewPicturesProps) {
  return (
    <FileDrop
      label={texts.addToReview(room)}
      hint={texts.uploadRules}
      accept={pictureTypes.join()}
      multiple
      max={room}
      maxBytes={MAX_PICTURE_BYTES}
      files={files}
      onChange={onChange}
    />
  );
}
