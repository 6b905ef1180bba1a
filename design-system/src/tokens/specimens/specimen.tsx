import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { CopiedName } from './copied-name.tsx';
import styles from './specimen.module.css';

type SpecimenProps = {
  token: string;
  use?: string | undefined;
  children: ReactNode;
};

export function Specimen({ token, use, children }: SpecimenProps) {
  const [value] = useState(() =>
    getComputedStyle(document.documentElement).getPropertyValue(token),
  );
  return (
    <figure className={styles.specimen}>
      {children}
      <figcaption className={styles.caption}>
        <CopiedName token={token} />
        <span>{value}</span>
        {use && <span>{use}</span>}
      </figcaption>
    </figure>
  );
}

export function Swatch({ token }: { token: string }) {
  return (
    <figure className={styles.specimen}>
      <div className={styles.swatch}>
        <Half token={token} scheme="light" />
        <Half token={token} scheme="dark" />
      </div>
      <figcaption className={styles.caption}>
        <CopiedName token={token} />
      </figcaption>
    </figure>
  );
}

function Half({ token, scheme }: { token: string; scheme: 'light' | 'dark' }) {
  const paint = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    if (paint.current) setValue(toHex(getComputedStyle(paint.current).backgroundColor));
  }, []);
  const style: CSSProperties = { colorScheme: scheme };
  return (
    <div className={styles.half} style={style}>
      <div ref={paint} className={styles.paint} style={{ background: `var(${token})` }} />
      <span>{value}</span>
    </div>
  );
}

function toHex(color: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1);
  if (!channels) return color;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
