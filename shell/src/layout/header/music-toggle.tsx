import { IconVolumeX } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { useEffect, useSyncExternalStore } from 'react';
import * as texts from '#texts/layout.ts';
import { MUSIC_TOGGLE, music } from './music.ts';
import { PlayingIcon } from './playing-icon.tsx';

/** Plays and pauses the theme music; the choice is remembered. */
export function MusicToggle() {
  const isOn = useSyncExternalStore(music.subscribe, music.isOn, () => false);
  useEffect(() => music.attach(), []);
  return (
    <IconButton label={isOn ? texts.pauseMusic : texts.playMusic} onClick={music.toggle} {...{ [MUSIC_TOGGLE]: '' }}>
      {isOn ? <PlayingIcon /> : <IconVolumeX />}
    </IconButton>
  );
}
