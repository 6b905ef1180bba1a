import styles from './host-page.module.css';

export default function HostPage() {
  return (
    <div className={styles.page}>
      <h1>Created Registries</h1>
    </div>
  );
}
