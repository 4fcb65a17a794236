import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { IconUpload } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import { useMergedRef } from '#lib/use-merged-ref.ts';
import { addFiles, parseAccept } from './accept-files.ts';
import { describeAnimated, describeRefused, findReason, type Refused } from './describe-refused.ts';
import styles from './file-drop.module.css';
import { FilePreview } from './file-preview.tsx';
import { useAnimated } from './use-animated.ts';

export type FileDropProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'multiple' | 'accept' | 'max'
> & {
  label: string;
  accept: string;
  multiple?: boolean | undefined;
  /** Maximum number of files. @default 1, or no limit with `multiple` */
  max?: number | undefined;
  /** Largest file, in bytes. @default no limit */
  maxBytes?: number | undefined;
  files: readonly File[];
  onChange: (files: File[]) => void;
  error?: string | undefined;
  hint?: ReactNode;
};

type Chosen = Pick<FileDropProps, 'accept' | 'files' | 'onChange' | 'maxBytes' | 'disabled'> & { max: number };

/** Takes files that fit, and names those that do not. */
function useFiles({ accept, files, onChange, max, maxBytes, disabled = false }: Chosen) {
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const accepted = parseAccept(accept);
  const drop = useDropzone({
    ...(accepted ? { accept: accepted } : {}),
    ...(maxBytes === undefined ? {} : { maxSize: maxBytes }),
    minSize: 1,
    // Of too many files the first ones are taken, instead of refusing all.
    multiple: true,
    disabled,
    // The input covers the whole zone and takes clicks, keys and focus.
    noClick: true,
    noKeyboard: true,
    onDrop(fitting: File[], rejections) {
      const next = addFiles(max === 1 ? [] : files, fitting, max);
      setRefused([
        ...rejections.map(({ file, errors }) => {
          const isTooLargeOnly = errors.every(({ code }) => code === 'file-too-large');
          return { name: file.name, reason: findReason(file, accept, isTooLargeOnly) };
        }),
        ...next.left.map(({ name }): Refused => ({ name, reason: 'room' })),
      ]);
      if (fitting.length > 0) {
        onChange(next.files);
      }
    },
  });
  const remove = (index: number) => {
    setRefused([]);
    onChange(files.filter((_file, other) => other !== index));
    drop.inputRef.current?.focus();
  };
  return { drop, refused, remove };
}

/** Choose, drop or paste files; pictures get a preview. The caller keeps and sends the files. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, multiple = false, files, onChange, error, hint, ...rest } = props;
  const { max = multiple ? Number.POSITIVE_INFINITY : 1, maxBytes, className, ref, ...input } = rest;
  const id = useId();
  const animated = useAnimated(files);
  const { drop, refused, remove } = useFiles({ accept, files, onChange, max, maxBytes, disabled: input.disabled });
  // Its style would hide the input from the keyboard (and served pages must have no style attributes).
  const { style: _, tabIndex: __, ...control } = drop.getInputProps({ id, ...input });
  // The zone is already a label, which the library's role would hide.
  const { role: ___, ...zone } = drop.getRootProps();
  const mergedRef = useMergedRef(drop.inputRef, ref);
  return (
    <div className={cx(styles.drop, className)}>
      <label
        {...zone}
        htmlFor={control.id}
        className={styles.zone}
        data-over={drop.isDragActive || undefined}
        data-invalid={error ? true : undefined}
        data-disabled={input.disabled || undefined}
      >
        <IconUpload size={24} />
        <span className={styles.label}>{label}</span>
        <input
          {...control}
          aria-label={input['aria-label']}
          ref={mergedRef}
          accept={accept}
          multiple={multiple}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-notes`}
        />
      </label>
      <div id={`${id}-notes`} className={styles.notes}>
        {error ? <p className={styles.error}>{error}</p> : null}
        {hint ? <p>{hint}</p> : null}
        <p role="status">
          {[describeRefused(refused, { accept, maxBytes, max }), describeAnimated(animated)].filter(Boolean).join(' ')}
        </p>
      </div>
      {files.length > 0 ? (
        <ul className={styles.previews}>
          {files.map((file, index) => (
            <FilePreview
              key={`${file.name}-${file.size}-${file.lastModified}`}
              file={file}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
