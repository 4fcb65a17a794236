import { useLocation } from '@aaram/shared-platform';
import { ErrorState } from '@aaram/shared-ui/error-state';
import * as texts from '#texts/remote-down.ts';
import styles from './remote-down.module.css';

type RemoteDownProps = {
  name: string;
  onRetry: () => void;
  isRetrying: boolean;
  /** The page is there, from the server, but its script is not. */
  isNotice?: boolean;
};

const titles: Record<string, string> = {
  storefront: texts.shopDown,
  'seller-panel': texts.panelDown,
  blog: texts.blogDown,
  shell: texts.storeDown,
};

/**
 * Replaces an area that could not be loaded; everything around it keeps working. Its button works before the page's
 * scripts too: as a form that asks for the same address.
 */
export function RemoteDown({ name, onRetry, isRetrying, isNotice }: RemoteDownProps) {
  const { search } = useLocation();
  return (
    <form className={isNotice ? styles.notice : styles.area} onSubmit={(event) => event.preventDefault()}>
      {[...new URLSearchParams(search)].map(([key, value]) => (
        <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
      ))}
      <ErrorState
        title={isNotice ? texts.partsDown : (titles[name] ?? texts.pageDown)}
        retryType="submit"
        onRetry={onRetry}
        busy={isRetrying}
      >
        {name === 'shell' ? texts.ourFault : texts.restWorks}
      </ErrorState>
    </form>
  );
}
