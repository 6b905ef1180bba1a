import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.bar} role="progressbar" aria-label="Loading the page" />;
}
