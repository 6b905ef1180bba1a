import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './garland.module.css';

const WIDTH = 84;
const TOP = 5;
const DEPTH = 25;

/** The flowers of one arc, along a parabola. */
const FLOWERS = Array.from({ length: 13 }, (_, index) => {
  const along = index / 13;
  return { x: along * WIDTH, y: TOP + 4 * DEPTH * along * (1 - along), marigold: index % 2 === 1 };
});

type GarlandProps = { className?: string | undefined };

/** A toran of marigolds and mango leaves for the top of a celebration. Decoration only. */
export function Garland({ className }: GarlandProps) {
  const id = useId();
  return (
    <svg className={classNames(styles.garland, className)} aria-hidden="true" focusable="false">
      <pattern id={id} width={WIDTH} height="44" patternUnits="userSpaceOnUse" x={WIDTH / 2}>
        <g transform={`translate(${WIDTH / 2} 0)`}>
          <Leaves />
        </g>
        {FLOWERS.map(({ x, y, marigold }) => (
          <Flower key={x} x={(x + WIDTH / 2) % WIDTH} y={y} marigold={marigold} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

function Leaves() {
  return (
    <>
      <path d="M0 4c5 8 6 20 0 34-6-14-5-26 0-34Z" className={styles.leaf} />
      <path d="M-2 5c0 10-4 19-14 25 0-11 4-20 14-25Z" className={styles.leaf} />
      <path d="M2 5c0 10 4 19 14 25 0-11-4-20-14-25Z" className={styles.leaf} />
    </>
  );
}

function Flower({ x, y, marigold }: { x: number; y: number; marigold: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} className={marigold ? styles.marigold : styles.saffron}>
      <circle r="4.6" />
      <circle r="2.4" className={styles.heart} />
    </g>
  );
}
