import { Button } from '@aaram/shared-ui/button';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import * as texts from '#texts/editor-inserts.ts';
import styles from './post-editor.module.css';

type InsertBoxProps = {
  /** The field that is typed into first. */
  field: RefObject<HTMLInputElement | null>;
  onEnter?: () => void;
  onClose: () => void;
  children: ReactNode;
  buttons?: ReactNode;
};

/** What is inserted at the caret, beside the text of a post. Not a form: it stands within the post's. */
export function InsertBox({ field, onEnter, onClose, children, buttons }: InsertBoxProps) {
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [field]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      onEnter?.();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape of the controls inside
    <div className={styles.link} onKeyDown={handleKey}>
      {children}
      <div className={styles.linkButtons}>
        {buttons}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
