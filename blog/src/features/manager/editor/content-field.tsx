import { ErrorState } from '@aaram/shared-ui/error-state';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/manager.ts';
import { EditorTools, type ToolName } from './editor-tools.tsx';
import { htmlFromText } from './html-from-text.ts';
import styles from './post-editor.module.css';
import type { PostEditorProps } from './post-editor.tsx';

type Loaded = { Editor: React.ComponentType<PostEditorProps>; hasBegun: boolean };

/** Loads the editor on request; `hasBegun` is true when the plain field had the focus by then. */
function useEditorOnDemand() {
  const area = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    import(/* webpackChunkName: "post-editor" */ './post-editor.tsx').then(
      ({ PostEditor }) => {
        const hasBegun = area.current?.contains(document.activeElement) ?? false;
        setLoaded((before) => before ?? { Editor: PostEditor, hasBegun });
      },
      (error: unknown) => {
        console.error('Loading the editor failed', error);
        setHasFailed(true);
      },
    );
  }, []);
  return { area, loaded, hasFailed, load };
}

type ContentFieldProps = Pick<PostEditorProps, 'initialHtml' | 'onChange'>;

/**
 * The content of a post. The editor is two thirds of the page's script, so for a new post it loads when somebody starts
 * to write. Until then, or if it does not load, a plain text field takes the content.
 */
export function ContentField({ initialHtml, onChange }: ContentFieldProps) {
  const { area, loaded, hasFailed, load } = useEditorOnDemand();
  const [text, setText] = useState('');
  const [firstTool, setFirstTool] = useState<ToolName>();
  const isEmpty = initialHtml === '';
  useEffect(() => {
    if (!isEmpty) {
      load();
    }
  }, [isEmpty, load]);

  if (loaded) {
    const { Editor, hasBegun } = loaded;
    return (
      <Editor
        initialHtml={isEmpty ? htmlFromText(text) : initialHtml}
        onChange={onChange}
        hasBegun={hasBegun}
        firstTool={firstTool}
      />
    );
  }
  if (!isEmpty) {
    return hasFailed ? (
      <ErrorState title={texts.editorNotLoaded} onRetry={load} />
    ) : (
      <Skeleton className={styles.loading} />
    );
  }
  return (
    <div ref={area} className={styles.editor}>
      <EditorTools
        onPress={(tool) => {
          setFirstTool(tool);
          load();
        }}
      />
      <textarea
        className={`${styles.text} ${styles.plain}`}
        aria-label={texts.content}
        value={text}
        onFocus={load}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onChange(htmlFromText(event.currentTarget.value));
        }}
      />
    </div>
  );
}
