import { AccountActions } from './account-actions.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { CategoryNav } from './category-nav.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { MusicToggle } from './music-toggle.tsx';
import { SearchBox } from './search-box.tsx';
import { ShoppingActions } from './shopping-actions.tsx';
import styles from './site-header.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

/** The store's top bar: logo, search, music, wishlist, cart and account, with the categories below. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <AnnouncementBar />
      <div className={styles.row}>
        <div className={styles.brand}>
          <MenuButton />
          <HomeLink tagline />
        </div>
        <SearchBox />
        <div className={styles.actions}>
          <ThemeToggle className={styles.wide} />
          <MusicToggle />
          <ShoppingActions />
          <AccountActions className={styles.account} />
        </div>
      </div>
      <CategoryNav />
    </header>
  );
}
