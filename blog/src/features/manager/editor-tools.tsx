import { IconBold, IconItalic, IconRedo, IconUndo } from '@aaram/shared-ui/icon';
import type { ReactNode } from 'react';
import * as texts from '#texts/manager.ts';
import styles from './post-editor.module.css';

export type ToolName = 'bold' | 'italic' | 'heading' | 'undo' | 'redo';

/** Tools that are active at the caret, and tools that are disabled. */
export type ToolState = { on: Partial<Record<ToolName, boolean>>; off: Partial<Record<ToolName, boolean>> };

const atRest: ToolState = { on: {}, off: { undo: true, redo: true } };

type ToolProps = {
  label: string;
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
};

function Tool({ label, pressed, disabled = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled}
      // Keeps the focus and the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}

type EditorToolsProps = { state?: ToolState | undefined; onPress: (tool: ToolName) => void };

/** Bold, Italic, H2 (product-rules.md#post-editor), undo and redo. */
export function EditorTools({ state = atRest, onPress }: EditorToolsProps) {
  const toggle = (tool: ToolName) => ({ pressed: state.on[tool] ?? false, onPress: () => onPress(tool) });
  const step = (tool: ToolName) => ({ disabled: state.off[tool] ?? false, onPress: () => onPress(tool) });
  return (
    <div className={styles.tools} role="toolbar" aria-label={texts.textStyle}>
      <Tool label={texts.bold} {...toggle('bold')}>
        <IconBold size={18} />
      </Tool>
      <Tool label={texts.italic} {...toggle('italic')}>
        <IconItalic size={18} />
      </Tool>
      <Tool label={texts.heading} {...toggle('heading')}>
        <span aria-hidden>{texts.heading}</span>
      </Tool>
      <span className={styles.gap} />
      <Tool label={texts.undo} {...step('undo')}>
        <IconUndo size={18} />
      </Tool>
      <Tool label={texts.redo} {...step('redo')}>
        <IconRedo size={18} />
      </Tool>
    </div>
  );
}
