import { IconBold, IconItalic, IconRedo, IconUndo } from '@aaram/shared-ui/icon';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import type { ReactNode } from 'react';
import styles from './post-editor.module.css';

/** Undo steps kept, and how long a pause starts a new one (specification §9). */
const HISTORY = { depth: 100, newGroupDelay: 500 };

const extensions = [
  StarterKit.configure({
    undoRedo: HISTORY,
    heading: { levels: [2, 3] },
    link: { openOnClick: false },
    // What the reader's page has no look for.
    code: false,
    codeBlock: false,
    underline: false,
    // It would leave an empty paragraph after every closing heading.
    trailingNode: false,
  }),
];

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
      // The text keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}

function Toolbar({ editor }: { editor: Editor }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isBold: now.isActive('bold'),
      isItalic: now.isActive('italic'),
      isHeading: now.isActive('heading', { level: 2 }),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const change = () => editor.chain().focus();
  return (
    <div className={styles.tools} role="toolbar" aria-label="Text style">
      <Tool label="Bold" pressed={state.isBold} onPress={() => change().toggleBold().run()}>
        <IconBold size={18} />
      </Tool>
      <Tool label="Italic" pressed={state.isItalic} onPress={() => change().toggleItalic().run()}>
        <IconItalic size={18} />
      </Tool>
      <Tool label="H2" pressed={state.isHeading} onPress={() => change().toggleHeading({ level: 2 }).run()}>
        <span aria-hidden>H2</span>
      </Tool>
      <span className={styles.gap} />
      <Tool label="Undo" disabled={!state.canUndo} onPress={() => change().undo().run()}>
        <IconUndo size={18} />
      </Tool>
      <Tool label="Redo" disabled={!state.canRedo} onPress={() => change().redo().run()}>
        <IconRedo size={18} />
      </Tool>
    </div>
  );
}

export type PostEditorProps = {
  /** Read once; mount another editor for another post. */
  initialHtml: string;
  onChange: (html: string) => void;
};

/** The rich text of a post. Loaded on its own: nobody but writers needs it. */
export function PostEditor({ initialHtml, onChange }: PostEditorProps) {
  const editor = useEditor({
    extensions,
    content: initialHtml,
    // A <style> element would be refused by the content security policy; the rules are in our stylesheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Content',
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
