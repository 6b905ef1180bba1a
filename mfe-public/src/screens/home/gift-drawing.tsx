import styles from './gift-drawing.module.css';

export type DrawnGift = keyof typeof drawings;

/** The shapes of a drawing of 48 by 48, for an svg. */
export function GiftDrawing({ gift }: { gift: DrawnGift }) {
  return drawings[gift];
}

const drawings = {
  diya: (
    <>
      <path d="M24 9c5 5 6 9 0 15-6-6-5-10 0-15Z" className={styles.marigold} />
      <path d="M8 26h32c0 8-7 13-16 13S8 34 8 26Z" className={styles.clay} />
    </>
  ),
  quilt: (
    <>
      <rect x="9" y="11" width="30" height="27" rx="4" className={styles.indigo} />
      <path d="M9 20h30M9 29h30M19 11v27M29 11v27" className={styles.stitch} />
    </>
  ),
  coffee: (
    <>
      <path d="M11 30h26l-3 9H14l-3-9Z" className={styles.brass} />
      <path d="M16 14h16l-2 16H18l-2-16Z" className={styles.brassLight} />
      <path d="M20 9c2 2-2 3 0 5m7-5c2 2-2 3 0 5" className={styles.steam} />
    </>
  ),
};
