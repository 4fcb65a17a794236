import { useEffect, useState } from 'react';
import { IconFile, IconX } from '#icon/index.ts';
import { IconButton } from '#icon-button/index.ts';
import * as texts from '#texts/file-drop.ts';
import styles from './file-drop.module.css';

type FilePreviewProps = { file: File; onRemove: () => void };

/** One chosen file: a preview if it is a picture, and a button to remove it. */
export function FilePreview({ file, onRemove }: FilePreviewProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) {
      return;
    }
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return (
    <li className={styles.preview}>
      {url ? <img src={url} alt={file.name} className={styles.picture} /> : <IconFile size={28} />}
      {url ? null : <span className={styles.name}>{file.name}</span>}
      <IconButton
        label={texts.removeFile(file.name)}
        tone="image"
        size="sm"
        className={styles.remove}
        onClick={onRemove}
      >
        <IconX size={16} />
      </IconButton>
    </li>
  );
}
