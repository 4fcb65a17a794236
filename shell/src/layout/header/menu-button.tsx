import { IconMenu } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { lazy, Suspense, useState } from 'react';
import * as texts from '#texts/common.ts';
import styles from './site-header.module.css';

const loadDrawer = () => import(/* webpackChunkName: "menu-drawer" */ './menu-drawer.tsx');
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

/** Opens the side drawer below 1024 px. The drawer is preloaded when a pointer enters the button. */
export function MenuButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton
        label={texts.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.narrow}
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={open}
      >
        <IconMenu />
      </IconButton>
      {isWanted ? (
        <Suspense>
          <MenuDrawer open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
