import { useEffect } from 'react';

/** What the development server's client posts to the page before a build is applied. */
const isBuild = ({ data }: MessageEvent) => typeof data === 'string' && data.startsWith('webpackHotUpdate');

/** Only in development: shows what a page threw in the overlay, and loads the document again after the next build. */
export function DevError({ error }: { error: unknown }) {
  useEffect(() => {
    reportError(error);
    const onMessage = (event: MessageEvent) => {
      if (isBuild(event)) {
        history.go(0);
      }
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [error]);
  return null;
}
