import { Unstyled } from '@storybook/addon-docs/blocks';
import { useRef, type ReactNode } from 'react';
import type { Part, Side } from './guide.ts';
import styles from './guide.module.css';
import { Picture } from './picture.tsx';
import { usePartMarks } from './use-part-marks.ts';

type AnatomyProps = { picture: ReactNode; parts: readonly Part[] };

export function Anatomy({ picture, parts }: AnatomyProps) {
  const box = useRef<HTMLDivElement>(null);
  const marks = usePartMarks(box, parts);
  return (
    <Unstyled>
      <div className={styles.anatomy}>
        <Picture ref={box}>{picture}</Picture>
        {marks.map(({ number, side, x, y, length }) => (
          <span
            key={number}
            aria-hidden="true"
            className={styles.mark}
            data-side={side}
            style={{ left: x, top: y }}
          >
            {number}
            <i style={lineStyle(side, length)} />
          </span>
        ))}
      </div>
      <ol className={styles.parts} data-incomplete={marks.length < parts.length || undefined}>
        {parts.map(([name, purpose]) => (
          <li key={name}>
            <strong>{name}</strong> {purpose}
          </li>
        ))}
      </ol>
    </Unstyled>
  );
}

function lineStyle(side: Side, length: number) {
  const visible = Math.max(0, length - NUMBER_RADIUS);
  return side === 'start' || side === 'end' ? { inlineSize: visible } : { blockSize: visible };
}

const NUMBER_RADIUS = 11;
