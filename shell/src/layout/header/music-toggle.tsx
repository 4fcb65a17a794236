import { IconAudioLines, IconVolumeX } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { useEffect, useSyncExternalStore } from 'react';
import * as texts from '#texts/layout.ts';
import { MUSIC_TOGGLE, music } from './music.ts';
import styles from './music-toggle.module.css';

/** Plays and pauses the theme music; the choice is remembered. */
export function MusicToggle() {
  const isOn = useSyncExternalStore(music.subscribe, music.isOn, () => false);
  useEffect(() => music.attach(), []);
  return (
    <IconButton label={isOn ? texts.pauseMusic : texts.playMusic} onClick={music.toggle} {...{ [MUSIC_TOGGLE]: '' }}>
      {isOn ? <IconAudioLines className={styles.playing} /> : <IconVolumeX />}
    </IconButton>
  );
}
