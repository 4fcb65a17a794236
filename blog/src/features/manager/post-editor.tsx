import { type ChainedCommands, type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useLayoutEffect, useState } from 'react';
import * as texts from '#texts/manager.ts';
import { EditorTools, type ToolName } from './editor-tools.tsx';
import { LinkField } from './link-field.tsx';
import { parseLink } from './parse-link.ts';
import styles from './post-editor.module.css';

/** Number of undo steps, and the pause in ms that starts a new one (product-rules.md#post-editor). */
const HISTORY = { depth: 100, newGroupDelay: 500 };

const extensions = [
  StarterKit.configure({
    undoRedo: HISTORY,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, isAllowedUri: (address) => parseLink(address) !== undefined },
    // The blog's pages have no styles for these.
    code: false,
    codeBlock: false,
    underline: false,
    // Would add an empty paragraph after a heading at the end.
    trailingNode: false,
  }),
];

/** What a tool does to the text; `link` asks for an address first. */
const changes: Record<Exclude<ToolName, 'link'>, (chain: ChainedCommands) => ChainedCommands> = {
  bold: (chain) => chain.toggleBold(),
  italic: (chain) => chain.toggleItalic(),
  heading: (chain) => chain.toggleHeading({ level: 2 }),
  subheading: (chain) => chain.toggleHeading({ level: 3 }),
  bullets: (chain) => chain.toggleBulletList(),
  numbers: (chain) => chain.toggleOrderedList(),
  quote: (chain) => chain.toggleBlockquote(),
  undo: (chain) => chain.undo(),
  redo: (chain) => chain.redo(),
};

const press = (editor: Editor, tool: Exclude<ToolName, 'link'>) => changes[tool](editor.chain().focus()).run();

/** Links the selected words, or the whole link at the caret; with neither it writes the address itself. */
function setLink(editor: Editor, href: string) {
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive('link')) {
    const text = { type: 'text', text: href.replace(/^mailto:/, ''), marks: [{ type: 'link', attrs: { href } }] };
    editor.chain().focus().insertContent(text).unsetMark('link').run();
  } else {
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  }
}

function Tools({ editor, startsLinking }: { editor: Editor; startsLinking: boolean }) {
  const [isLinking, setIsLinking] = useState(startsLinking);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: {
        bold: now.isActive('bold'),
        italic: now.isActive('italic'),
        heading: now.isActive('heading', { level: 2 }),
        subheading: now.isActive('heading', { level: 3 }),
        bullets: now.isActive('bulletList'),
        numbers: now.isActive('orderedList'),
        quote: now.isActive('blockquote'),
        link: now.isActive('link'),
      },
      off: { undo: !now.can().undo(), redo: !now.can().redo() },
    }),
  });
  const { href }: { href?: string | null } = editor.getAttributes('link');
  const close = () => {
    setIsLinking(false);
    editor.commands.focus();
  };
  return (
    <>
      <EditorTools
        state={state}
        onPress={(tool) => (tool === 'link' ? setIsLinking((before) => !before) : press(editor, tool))}
      />
      {isLinking ? (
        <LinkField
          address={href ?? ''}
          onSet={(address) => {
            setIsLinking(false);
            setLink(editor, address);
          }}
          onRemove={() => {
            setIsLinking(false);
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
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
      if (firstTool !== undefined && firstTool !== 'link') {
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
      <Tools editor={editor} startsLinking={firstTool === 'link'} />
      <EditorContent editor={editor} />
    </div>
  );
}
