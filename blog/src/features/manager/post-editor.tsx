import { type ChainedCommands, type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useLayoutEffect } from 'react';
import { EditorTools, type ToolName } from './editor-tools.tsx';
import styles from './post-editor.module.css';

/** Undo steps kept, and how long a pause starts a new one (product-rules.md#post-editor). */
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

const changes: Record<ToolName, (chain: ChainedCommands) => ChainedCommands> = {
  bold: (chain) => chain.toggleBold(),
  italic: (chain) => chain.toggleItalic(),
  heading: (chain) => chain.toggleHeading({ level: 2 }),
  undo: (chain) => chain.undo(),
  redo: (chain) => chain.redo(),
};

const press = (editor: Editor, tool: ToolName) => changes[tool](editor.chain().focus()).run();

function Tools({ editor }: { editor: Editor }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: {
        bold: now.isActive('bold'),
        italic: now.isActive('italic'),
        heading: now.isActive('heading', { level: 2 }),
      },
      off: { undo: !now.can().undo(), redo: !now.can().redo() },
    }),
  });
  return <EditorTools state={state} onPress={(tool) => press(editor, tool)} />;
}

export type PostEditorProps = {
  /** Read once; mount another editor for another post. */
  initialHtml: string;
  onChange: (html: string) => void;
  /** Writing has begun before the editor was there: it goes on at the end. */
  hasBegun?: boolean | undefined;
  /** The tool that was pressed before the editor was there. */
  firstTool?: ToolName | undefined;
};

/** The rich text of a post. Loaded on its own: nobody but writers needs it. */
export function PostEditor({ initialHtml, onChange, hasBegun = false, firstTool }: PostEditorProps) {
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
    onCreate: ({ editor: now }) => {
      if (firstTool !== undefined) {
        press(now, firstTool);
      }
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  // In the very turn in which it takes the field's place, so that no letter falls between the two.
  useLayoutEffect(() => {
    if (hasBegun) {
      editor.commands.setTextSelection(editor.state.doc.content.size);
      editor.view.focus();
    }
  }, [hasBegun, editor]);
  return (
    <div className={styles.editor}>
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
