import { IconSearch } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as texts from '#texts/find.ts';
import { isSingleKey } from './single-keys.ts';

const Palette = lazy(async () => ({
  default: (await import(/* webpackChunkName: "panel-palette" */ './palette.tsx')).Palette,
}));
const KeySheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "panel-key-sheet" */ './key-sheet.tsx')).KeySheet,
}));

/** What a key opens on every page of the panel. */
function findOpened(event: KeyboardEvent): 'palette' | 'sheet' | undefined {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
    return 'palette';
  }
  return event.key === '?' && isSingleKey(event) ? 'sheet' : undefined;
}

/** The button that opens the palette. Ctrl-K opens it too, `?` the sheet of shortcuts; both load when they are opened first. */
export function PanelKeys() {
  const [opened, setOpened] = useState<'palette' | 'sheet'>();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const found = findOpened(event);
      if (found !== undefined) {
        event.preventDefault();
        setOpened(found);
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const close = () => setOpened(undefined);
  return (
    <>
      <IconButton label={texts.findAnything} aria-keyshortcuts="Control+K" onClick={() => setOpened('palette')}>
        <IconSearch size={18} />
      </IconButton>
      <Suspense>
        {opened === 'palette' ? <Palette onClose={close} onShowKeys={() => setOpened('sheet')} /> : null}
        {opened === 'sheet' ? <KeySheet onClose={close} /> : null}
      </Suspense>
    </>
  );
}
