import {
  IconBag,
  IconBold,
  IconImage,
  IconItalic,
  IconLink,
  IconList,
  IconListOrdered,
  IconQuote,
  IconRedo,
  IconUndo,
} from '@aaram/shared-ui/icon';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import * as inserts from '#texts/editor-inserts.ts';
import * as texts from '#texts/manager.ts';
import styles from './post-editor.module.css';

export type ToolName =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'picture'
  | 'product'
  | 'undo'
  | 'redo';

/** Tools that are active at the caret, and tools that are disabled. */
export type ToolState = { on: Partial<Record<ToolName, boolean>>; off: Partial<Record<ToolName, boolean>> };

const atRest: ToolState = { on: {}, off: { undo: true, redo: true } };

type ToolProps = {
  label: string;
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The one tool of the bar that Tab reaches; arrow keys reach the others. */
  isStop: boolean;
  onFocus: () => void;
  onPress: () => void;
  children: ReactNode;
};

function Tool({ label, pressed, disabled = false, isStop, onFocus, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // Keeps the focus and the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}

type EditorToolsProps = { state?: ToolState | undefined; onPress: (tool: ToolName) => void };

/** Moves the focus along the bar: arrow keys in a circle, Home and End. */
function moveAlong(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const targets: Record<string, number> = {
    ArrowRight: (at + 1) % buttons.length,
    ArrowLeft: (at - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const to = targets[event.key];
  if (to !== undefined) {
    event.preventDefault();
    buttons[to]?.focus();
  }
}

/** Bold, Italic, H2 (product-rules.md#post-editor), H3, lists, quote, link, picture, product, undo and redo. */
export function EditorTools({ state = atRest, onPress }: EditorToolsProps) {
  const [stop, setStop] = useState<ToolName>('bold');
  const reach = (tool: ToolName) => ({
    isStop: stop === tool,
    onFocus: () => setStop(tool),
    onPress: () => onPress(tool),
  });
  const toggle = (tool: ToolName) => ({ ...reach(tool), pressed: state.on[tool] ?? false });
  const step = (tool: ToolName) => ({ ...reach(tool), disabled: state.off[tool] ?? false });
  return (
    <div className={styles.tools} role="toolbar" aria-label={texts.textStyle} onKeyDown={moveAlong}>
      <Tool label={texts.bold} {...toggle('bold')}>
        <IconBold size={18} />
      </Tool>
      <Tool label={texts.italic} {...toggle('italic')}>
        <IconItalic size={18} />
      </Tool>
      <Tool label={texts.heading} {...toggle('heading')}>
        <span aria-hidden>{texts.heading}</span>
      </Tool>
      <Tool label={texts.subheading} {...toggle('subheading')}>
        <span aria-hidden>{texts.subheading}</span>
      </Tool>
      <Tool label={texts.bullets} {...toggle('bullets')}>
        <IconList size={18} />
      </Tool>
      <Tool label={texts.numbers} {...toggle('numbers')}>
        <IconListOrdered size={18} />
      </Tool>
      <Tool label={texts.quote} {...toggle('quote')}>
        <IconQuote size={18} />
      </Tool>
      <Tool label={texts.link} {...toggle('link')}>
        <IconLink size={18} />
      </Tool>
      <Tool label={inserts.picture} {...toggle('picture')}>
        <IconImage size={18} />
      </Tool>
      <Tool label={inserts.product} {...toggle('product')}>
        <IconBag size={18} />
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
