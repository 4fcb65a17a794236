import { ErrorState } from '@aaram/shared-ui/error-state';
import styles from './remote-down.module.css';

type RemoteDownProps = { name: string; onRetry: () => void; isRetrying: boolean };

const titles: Record<string, string> = {
  storefront: 'The shop pages are not available right now',
  'seller-panel': 'The seller panel is not available right now',
  blog: 'The blog is not available right now',
  shell: 'The store is not available right now',
};

/** Replaces an area that could not be loaded; everything around it keeps working. */
export function RemoteDown({ name, onRetry, isRetrying }: RemoteDownProps) {
  return (
    <div className={styles.area}>
      <ErrorState title={titles[name] ?? 'This page is not available right now'} onRetry={onRetry} busy={isRetrying}>
        {name === 'shell'
          ? 'Something went wrong on our side. Please try again in a moment.'
          : 'The rest of the store works as usual. Please try again in a moment.'}
      </ErrorState>
    </div>
  );
}
