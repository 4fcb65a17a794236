import { IconMoon, IconSun } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { chooseTheme, useTheme } from '#layout/theme.ts';
import * as texts from '#texts/common.ts';
import styles from './theme-toggle.module.css';

type ThemeToggleProps = { className?: string | undefined };

export function ThemeToggle({ className }: ThemeToggleProps) {
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      label={isDark ? texts.switchToLightTheme : texts.switchToDarkTheme}
      className={className}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      <IconMoon className={styles.moon} />
      <IconSun className={styles.sun} />
    </IconButton>
  );
}
