import { toast } from '@aaram/shared-platform';
import { useRef } from 'react';
import * as texts from '#texts/share.ts';

/** Copying a link that a field shows, and sending it on by WhatsApp with a text. */
export function useShareLink({ text, url }: { text: string; url: string }) {
  const field = useRef<HTMLInputElement>(null);
  return {
    field,
    whatsAppHref: `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`,
    /** Whether it was copied; else the field is selected, so that keys can copy it. */
    copy: async (): Promise<boolean> => {
      try {
        await navigator.clipboard.writeText(url);
        toast.success(texts.linkCopied);
        return true;
      } catch {
        // Where the page may not write to the clipboard.
        toast.error(texts.linkNotCopied);
        field.current?.select();
        field.current?.focus();
        return false;
      }
    },
  };
}
