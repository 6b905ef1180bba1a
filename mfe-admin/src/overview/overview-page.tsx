import styles from './overview-page.module.css';

export default function OverviewPage() {
  return (
    <div className={styles.page}>
      <h1>Overview</h1>
    </div>
  );
}
