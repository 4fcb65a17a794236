import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './rich-text.module.css';

export type RichTextProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** Sanitised before it was stored; this component does not check it. */
  html: string;
};

/** Formatted text with headings, lists, quotes and pictures. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  return (
    <div
      {...rest}
      className={cx(styles.text, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for stored HTML; see the prop
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
