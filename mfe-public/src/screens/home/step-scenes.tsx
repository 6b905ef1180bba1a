import type { ReactNode } from 'react';
import { type DrawnGift, GiftDrawing } from './gift-drawing.tsx';
import styles from './step-scenes.module.css';

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 150" className={styles.scene} aria-hidden="true">
      {children}
    </svg>
  );
}

const listed: readonly DrawnGift[] = ['diya', 'quilt', 'coffee'];

export function CreateScene() {
  return (
    <Scene>
      <rect x="62" y="10" width="116" height="130" rx="14" className={styles.paper} />
      <path d="M76 26h52" className={styles.title} />
      {listed.map((gift, index) => (
        <g key={gift} transform={`translate(74 ${36 + index * 33})`}>
          <g className={styles.comes}>
            <rect width="28" height="28" rx="7" className={styles.tile} />
            <g transform="scale(0.58)">
              <GiftDrawing gift={gift} />
            </g>
            <path d="M38 10h42M38 19h26" className={styles.words} />
          </g>
        </g>
      ))}
    </Scene>
  );
}

const guests = [
  { y: 30, clothes: styles.indigo },
  { y: 75, clothes: styles.clay },
  { y: 120, clothes: styles.leaf },
];

export function ShareScene() {
  return (
    <Scene>
      {guests.map(({ y }) => (
        <path key={y} d={`M70 75Q120 ${y} 168 ${y}`} className={styles.way} />
      ))}
      {guests.map(({ y, clothes }) => (
        <g key={y} transform={`translate(190 ${y})`}>
          <g className={styles.appears}>
            <circle r="21" className={styles.tile} />
            <circle cy="-5" r="7" className={styles.skin} />
            <path d="M-13 15c1-9 6-12 13-12s12 3 13 12c-7 6-19 6-26 0Z" className={clothes} />
          </g>
        </g>
      ))}
      <g transform="translate(46 75)">
        <g className={styles.grows}>
          <rect x="-32" y="-22" width="64" height="44" rx="7" className={styles.paper} />
          <path d="M-30-17 0 5l30-22" className={styles.flap} />
          <circle cy="5" r="7" className={styles.marigold} />
        </g>
      </g>
    </Scene>
  );
}

export function GiftedScene() {
  return (
    <Scene>
      <g transform="translate(120 84)">
        <rect x="-44" y="-22" width="88" height="72" rx="8" className={styles.clay} />
        <rect x="-50" y="-38" width="100" height="24" rx="7" className={styles.box} />
        <rect
          x="-9"
          y="-38"
          width="18"
          height="88"
          className={`${styles.ribbon} ${styles.falls}`}
        />
        <g className={styles.grows}>
          <path
            d="M0-38c-8-22-34-26-33-10 1 10 20 12 33 10Zm0 0c8-22 34-26 33-10-1 10-20 12-33 10Z"
            className={styles.bow}
          />
          <circle cy="-38" r="8" className={styles.marigold} />
        </g>
        <g transform="translate(48 40)">
          <g className={styles.appears}>
            <circle r="16" className={styles.mark} />
            <path d="m-7 0 5 6 9-11" className={styles.tick} />
          </g>
        </g>
      </g>
    </Scene>
  );
}
