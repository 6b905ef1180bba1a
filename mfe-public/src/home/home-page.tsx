import styles from './home-page.module.css';

export default function HomePage() {
  return (
    <div className={styles.page}>
      <h1>Get Gifts You Love</h1>
    </div>
  );
}
