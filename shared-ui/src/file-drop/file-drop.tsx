import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { IconUpload } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import { useMergedRef } from '#lib/use-merged-ref.ts';
import { acceptFiles } from './accept-files.ts';
import styles from './file-drop.module.css';
import { FilePreview } from './file-preview.tsx';

export type FileDropProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'multiple' | 'accept' | 'max'
> & {
  label: string;
  accept: string;
  multiple?: boolean | undefined;
  /** Most files in all. @default 1, or no limit with `multiple` */
  max?: number | undefined;
  files: readonly File[];
  onChange: (files: File[]) => void;
  error?: string | undefined;
  hint?: ReactNode;
};

/** Choose or drop files; pictures are shown. Holding them is the caller's task, sending too. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, multiple = false, files, onChange, error, hint, ...rest } = props;
  const { max = multiple ? Number.POSITIVE_INFINITY : 1, className, ref, ...input } = rest;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(inputRef, ref);
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState(0);

  function add(added: readonly File[]) {
    const next = acceptFiles(max === 1 ? [] : files, added, { accept, max });
    setRefused(next.refused);
    if (added.length > 0) {
      onChange(next.files);
    }
    // Otherwise choosing the same file again would fire no event.
    if (inputRef.current) {
      inputRef.current.value = '';
    }
  }

  return (
    <div className={cx(styles.drop, className)}>
      <label
        htmlFor={input.id ?? id}
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          add([...event.dataTransfer.files]);
        }}
      >
        <IconUpload size={24} />
        <span className={styles.label}>{label}</span>
        <input
          id={id}
          {...input}
          ref={mergedRef}
          type="file"
          accept={accept}
          multiple={multiple}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-notes`}
          onChange={(event) => add([...(event.target.files ?? [])])}
        />
      </label>
      <div id={`${id}-notes`} className={styles.notes}>
        {error ? <p className={styles.error}>{error}</p> : null}
        {hint ? <p>{hint}</p> : null}
        <p role="status">
          {refused > 0
            ? `${refused} ${refused === 1 ? 'file was' : 'files were'} left out: wrong kind, or more than ${max}.`
            : ''}
        </p>
      </div>
      {files.length > 0 ? (
        <ul className={styles.previews}>
          {files.map((file, index) => (
            <FilePreview
              key={`${file.name}-${file.size}-${file.lastModified}`}
              file={file}
              onRemove={() => {
                setRefused(0);
                onChange(files.filter((_, other) => other !== index));
                inputRef.current?.focus();
              }}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
