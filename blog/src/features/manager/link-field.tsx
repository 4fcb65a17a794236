import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/manager.ts';
import { parseLink } from './parse-link.ts';
import styles from './post-editor.module.css';

type LinkFieldProps = {
  /** The address that the link has; '' for a new one. */
  address: string;
  onSet: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Where the link at the caret leads. Not a form: it stands within the post's. */
export function LinkField({ address, onSet, onRemove, onClose }: LinkFieldProps) {
  const [typed, setTyped] = useState(address);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const set = () => {
    const parsed = parseLink(typed);
    if (parsed === undefined) {
      setProblem(texts.notAddress);
      field.current?.focus();
    } else {
      onSet(parsed);
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      set();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape of the controls inside
    <div className={styles.link} onKeyDown={handleKey}>
      <TextField
        ref={field}
        name="link"
        inputMode="url"
        autoComplete="off"
        label={texts.address}
        hint={texts.addressHint}
        value={typed}
        error={problem}
        onChange={(event) => {
          setProblem(undefined);
          setTyped(event.currentTarget.value);
        }}
      />
      <div className={styles.linkButtons}>
        <Button size="sm" onClick={set}>
          {texts.setLink}
        </Button>
        {address === '' ? null : (
          <Button size="sm" variant="secondary" onClick={onRemove}>
            {texts.removeLink}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
