import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { MAX_RETURN_PICTURES } from '@aaram/shared-domain/return';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import * as texts from '#texts/pictures.ts';

type ReturnPicturesProps = { files: readonly File[]; error: string | undefined; onChange: (files: File[]) => void };

export function ReturnPictures({ files, error, onChange }: ReturnPicturesProps) {
  return (
    <FileDrop
      label={texts.addToReturn(MAX_RETURN_PICTURES)}
      hint={texts.uploadRules}
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
