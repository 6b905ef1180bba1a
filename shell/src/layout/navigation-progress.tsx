import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A progress bar at the top while the next page loads; its animation starts late, so fast loads show nothing. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.bar} role="progressbar" aria-label="Loading the page" />;
}
