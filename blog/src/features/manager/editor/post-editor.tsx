import { ApiError } from '@aaram/shared-domain/contract';
import { usePlatform } from '@aaram/shared-platform';
import { type ChainedCommands, type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useLayoutEffect, useState } from 'react';
import * as inserts from '#texts/editor-inserts.ts';
import * as texts from '#texts/manager.ts';
import { cleanPaste } from './clean-paste.ts';
import { EditorTools, type ToolName } from './editor-tools.tsx';
import { LinkField } from './link-field.tsx';
import { parseLink } from './parse-link.ts';
import { type InsertedPicture, PictureField } from './picture-field.tsx';
import styles from './post-editor.module.css';
import { PostDocument, PostPicture, PostProductCard } from './post-nodes.ts';
import { ProductField } from './product-field.tsx';

/** Number of undo steps, and the pause in ms that starts a new one (product-rules.md#post-editor). */
const HISTORY = { depth: 100, newGroupDelay: 500 };

const buildExtensions = (describe: (id: string) => Promise<string>) => [
  StarterKit.configure({
    undoRedo: HISTORY,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, isAllowedUri: (address) => parseLink(address) !== undefined },
    // The blog's pages have no styles for these.
    code: false,
    codeBlock: false,
    underline: false,
    document: false,
    // Would add an empty paragraph after a heading at the end.
    trailingNode: false,
  }),
  PostDocument,
  PostPicture,
  PostProductCard.configure({ className: styles.card ?? '', describe }),
];

/** Tools that ask for something first. */
const asking = ['link', 'picture', 'product'] as const;
type Asking = (typeof asking)[number];
const asks = (tool: ToolName | undefined): tool is Asking => asking.some((one) => one === tool);

/** What a tool does to the text at once. */
const changes: Record<Exclude<ToolName, Asking>, (chain: ChainedCommands) => ChainedCommands> = {
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

const press = (editor: Editor, tool: Exclude<ToolName, Asking>) => changes[tool](editor.chain().focus()).run();

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

/** The picture that is selected. */
function findPicture(editor: Editor): InsertedPicture | undefined {
  const { src, alt }: { src?: string; alt?: string } = editor.isActive('picture')
    ? editor.getAttributes('picture')
    : {};
  return src ? { src, alt: alt ?? '' } : undefined;
}

type AskedProps = { editor: Editor; tool: Asking; href: string; onClose: () => void };

/** What a tool asks for. */
function Asked({ editor, tool, href, onClose }: AskedProps) {
  const insert = (type: string, attrs: Record<string, string>) => {
    editor.chain().focus().insertContent({ type, attrs }).run();
    onClose();
  };
  if (tool === 'picture') {
    return (
      <PictureField inserted={findPicture(editor)} onSet={(picture) => insert('picture', picture)} onClose={onClose} />
    );
  }
  if (tool === 'product') {
    return <ProductField onSet={(id) => insert('product', { id })} onClose={onClose} />;
  }
  return (
    <LinkField
      address={href}
      onSet={(address) => {
        onClose();
        setLink(editor, address);
      }}
      onRemove={() => {
        onClose();
        editor.chain().focus().extendMarkRange('link').unsetLink().run();
      }}
      onClose={onClose}
    />
  );
}

function Tools({ editor, first }: { editor: Editor; first: Asking | undefined }) {
  const [asked, setAsked] = useState(first);
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
        picture: now.isActive('picture'),
        product: now.isActive('product'),
      },
      off: { undo: !now.can().undo(), redo: !now.can().redo() },
    }),
  });
  const { href }: { href?: string | null } = editor.getAttributes('link');
  const close = () => {
    setAsked(undefined);
    editor.commands.focus();
  };
  return (
    <>
      <EditorTools
        state={state}
        onPress={(tool) =>
          asks(tool) ? setAsked((before) => (before === tool ? undefined : tool)) : press(editor, tool)
        }
      />
      {asked ? <Asked key={asked} editor={editor} tool={asked} href={href ?? ''} onClose={close} /> : null}
    </>
  );
}

/** The name of a product for its card in the editor. */
function useDescribe() {
  const { api } = usePlatform();
  return async (id: string) => {
    try {
      return inserts.card((await api.getProduct(id)).name);
    } catch (error) {
      return error instanceof ApiError && error.status === 404 ? inserts.cardOfNone : inserts.cardLoading;
    }
  };
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
  const describe = useDescribe();
  const [extensions] = useState(() => buildExtensions(describe));
  const editor = useEditor({
    extensions,
    content: initialHtml,
    // The content security policy would refuse a <style> element; the rules are in our stylesheet.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPaste,
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': texts.content,
      },
    },
    onCreate: ({ editor: now }) => {
      if (firstTool !== undefined && !asks(firstTool)) {
        press(now, firstTool);
      }
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  // In the same task in which it replaces the plain field, so that no typed letter is lost.
  useLayoutEffect(() => {
    if (hasBegun) {
      editor.commands.setTextSelection(editor.state.doc.content.size);
      editor.view.focus();
    }
  }, [hasBegun, editor]);
  return (
    <div className={styles.editor}>
      <Tools editor={editor} first={asks(firstTool) ? firstTool : undefined} />
      <EditorContent editor={editor} />
    </div>
  );
}
