import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Progress } from '../progress/progress.tsx';
import styles from './load-more.module.css';

export type LoadMoreProps = {
  /** How many are shown. */
  shown: number;
  /** How many there are. */
  total: number;
  /** What is counted, in the plural, such as 'products'. */
  noun: string;
  /** Called by the button. */
  onLoadMore: () => void;
  /** More is on its way. Default false. */
  busy?: boolean | undefined;
  /** The text of the button. Default 'LOAD MORE'. */
  label?: string | undefined;
  className?: string | undefined;
};

/** How much of a list is shown, and a button for more; the button goes when everything is there. */
export function LoadMore({
  shown,
  total,
  noun,
  onLoadMore,
  busy = false,
  label = 'LOAD MORE',
  className,
}: LoadMoreProps) {
  const summary = useRef<HTMLParagraphElement>(null);
  const complete = shown >= total;
  return (
    <div className={classNames(styles.more, className)}>
      <p ref={summary} tabIndex={-1} role="status" className={styles.summary}>
        {complete ? `All ${total} ${noun} are shown` : `Showing ${shown} of ${total} ${noun}`}
      </p>
      {!complete && (
        <>
          <Progress label={`Shown ${noun}`} value={shown} max={total} className={styles.progress} />
          <LoadButton busy={busy} label={label} onPress={onLoadMore} heir={summary} />
        </>
      )}
    </div>
  );
}

type LoadButtonProps = {
  busy: boolean;
  label: string;
  onPress: () => void;
  /** Gets the focus when the button goes while it has it. */
  heir: RefObject<HTMLElement | null>;
};

function LoadButton({ busy, label, onPress, heir }: LoadButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const leaving = button.current;
    const next = heir.current;
    return () => {
      if (document.activeElement === leaving) next?.focus({ preventScroll: true });
    };
  }, [heir]);
  return (
    <Button ref={button} size="lg" busy={busy} busyLabel="Loading..." onClick={onPress}>
      {label}
    </Button>
  );
}
