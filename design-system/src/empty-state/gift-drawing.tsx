import styles from './gift-drawing.module.css';

/** A wrapped box with a marigold on its ribbon. */
export function GiftDrawing() {
  return (
    <svg viewBox="0 0 160 140" className={styles.drawing} aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="128" rx="58" ry="7" className={styles.shade} />
      <path d="M32 66h96v52a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8V66Z" className={styles.box} />
      <path d="M71 66h18v60H71z" className={styles.ribbon} />
      <path
        d="M24 48a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V48Z"
        className={styles.lid}
      />
      <path d="M71 42h18v26H71z" className={styles.ribbon} />
      <path
        d="M78 38C62 40 46 36 48 24s20-8 30 12m4 2c16 2 32-2 30-14s-20-8-30 12"
        className={styles.bow}
      />
      <g className={styles.flower}>
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <ellipse
            key={turn}
            cx="80"
            cy="26.5"
            rx="5.5"
            ry="8"
            transform={`rotate(${turn} 80 37)`}
          />
        ))}
      </g>
      <circle cx="80" cy="37" r="5.5" className={styles.heart} />
    </svg>
  );
}
