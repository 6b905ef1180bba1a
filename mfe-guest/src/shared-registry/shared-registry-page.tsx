import styles from './shared-registry-page.module.css';

export default function SharedRegistryPage() {
  return (
    <div className={styles.page}>
      <h1>Gift registry</h1>
    </div>
  );
}
