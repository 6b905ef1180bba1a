import styles from './email-login-page.module.css';

export default function EmailLoginPage() {
  return (
    <div className={styles.page}>
      <h1>Welcome</h1>
    </div>
  );
}
