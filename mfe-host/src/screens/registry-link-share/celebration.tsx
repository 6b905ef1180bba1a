import styles from './celebration.module.css';

const petals = Array.from({ length: 18 }, (_, index) => index);

export function Celebration() {
  return (
    <div className={styles.petals} aria-hidden="true" data-testid="celebration">
      {petals.map((index) => (
        <span
          key={index}
          className={styles.petal}
          style={{
            insetInlineStart: `${(index * 37) % 100}%`,
            animationDelay: `${(index % 6) * 140}ms`,
          }}
        />
      ))}
    </div>
  );
}
