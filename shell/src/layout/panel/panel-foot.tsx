import { isPanelRole } from '@aaram/shared-domain/identity';
import { useSession } from '@aaram/shared-platform';
import { ThemeToggle } from '../header/theme-toggle.tsx';
import styles from './panel-foot.module.css';

/** The foot of the side bar and of the phone's drawer: theme toggle and role. */
export function PanelFoot() {
  const { role } = useSession();
  return (
    <div className={styles.foot}>
      <ThemeToggle />
      {isPanelRole(role) ? <span className={styles.role}>{role}</span> : null}
    </div>
  );
}
