import { type ChainedCommands, type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useLayoutEffect } from 'react';
import * as texts from '#texts/manager.ts';
import { EditorTools, type ToolName } from './editor-tools.tsx';
import styles from './post-editor.module.css';

/** Number of undo steps, and the pause in ms that starts a new one (product-rules.md#post-editor). */
const HISTORY = { depth: 100, newGroupDelay: 500 };

const extensions = [
  StarterKit.configure({
    undoRedo: HISTORY,
    heading: { levels: [2, 3] },
    link: { openOnClick: false },
    // The blog's pages have no styles for these.
    code: false,
    codeBlock: false,
    underline: false,
    // Would add an empty paragraph after a heading at the end.
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
  /** Read once; for another post mount another editor. */
  initialHtml: string;
  onChange: (html: string) => void;
  /** Writing began before the editor loaded: the caret goes to the end. */
  hasBegun?: boolean | undefined;
  /** A tool that was pressed before the editor loaded. */
  firstTool?: ToolName | undefined;
};

/** The rich text of a post, in a separate chunk: only people who write posts need it. */
export function PostEditor({ initialHtml, onChange, hasBegun = false, firstTool }: PostEditorProps) {
  const editor = useEditor({
    extensions,
    content: initialHtml,
    // The content security policy would refuse a <style> element; the rules are in our stylesheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': texts.content,
      },
    },
    onCreate: ({ editor: now }) => {
      if (firstTool !== undefined) {
        press(now, firstTool);
      }
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  // In the same turn in which it replaces the plain field, so that no typed letter is lost.
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
