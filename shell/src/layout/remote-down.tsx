import { useLocation } from '@aaram/shared-platform';
import { ErrorState } from '@aaram/shared-ui/error-state';
import styles from './remote-down.module.css';

type RemoteDownProps = {
  name: string;
  onRetry: () => void;
  isRetrying: boolean;
  /** The page is there, from the server, but its script is not. */
  isNotice?: boolean;
};

const titles: Record<string, string> = {
  storefront: 'The shop pages are not available right now',
  'seller-panel': 'The seller panel is not available right now',
  blog: 'The blog is not available right now',
  shell: 'The store is not available right now',
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
        title={
          isNotice ? 'Parts of this page do not work yet' : (titles[name] ?? 'This page is not available right now')
        }
        retryType="submit"
        onRetry={onRetry}
        busy={isRetrying}
      >
        {name === 'shell'
          ? 'Something went wrong on our side. Please try again in a moment.'
          : 'The rest of the store works as usual. Please try again in a moment.'}
      </ErrorState>
    </form>
  );
}
