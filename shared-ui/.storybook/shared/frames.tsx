import type { Decorator } from '@storybook/react';
import { IconMenu, IconSearch } from '../../src/icon/index.ts';
import { Logo } from '../../src/logo/index.ts';
import styles from './frames.module.css';

/** Stands in for the shell's top bar and footer around a page of the store; their stories are in another Storybook. */
export const withStoreFrame: Decorator = (Story) => (
  <div className={styles.store}>
    <div className={styles.top}>
      <Logo name="aaram" />
      <span className={styles.search}>
        <IconSearch /> Search
      </span>
    </div>
    <main className={styles.main}>
      <Story />
    </main>
    <div className={styles.foot} />
  </div>
);

/** Stands in for the shell's plain header of checkout, which has room for the steps in its middle. */
export const withCheckoutFrame: Decorator = (Story) => (
  <div className={styles.store}>
    <div className={styles.bare}>
      <Logo name="aaram" />
    </div>
    <main>
      <Story />
    </main>
  </div>
);

/** Stands in for the panel's side bar around one of its pages. */
export const withPanelFrame: Decorator = (Story) => (
  <div className={styles.panel}>
    <div className={styles.side}>
      <Logo name="aaram" compact />
      <IconMenu className={styles.menu} />
    </div>
    <main>
      <Story />
    </main>
  </div>
);
