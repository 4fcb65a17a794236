import { type ReactNode, useEffect, useRef } from 'react';
import styles from './save-bar.module.css';

type SaveBarProps = {
  /** Saves the form, when Ctrl+S (on a Mac Cmd+S) is pressed anywhere on the page. */
  onSave: () => void;
  children: ReactNode;
};

/** The buttons that save a long form, in view wherever one is in it. */
export function SaveBar({ onSave, children }: SaveBarProps) {
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 's';
      if (isSave && document.querySelector('dialog[open]') === null) {
        event.preventDefault();
        save.current();
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return <div className={styles.bar}>{children}</div>;
}
