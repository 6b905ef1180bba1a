import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import styles from './offline-banner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <div role="status">{!online && <Banner />}</div>;
}

/** Makes room at the bottom edge, so that the bars of a page stand above it. */
function Banner() {
  const banner = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const makeRoom = () =>
      style.setProperty('--gr-bottom-edge', `${banner.current?.offsetHeight ?? 0}px`);
    makeRoom();
    window.addEventListener('resize', makeRoom);
    return () => {
      window.removeEventListener('resize', makeRoom);
      style.removeProperty('--gr-bottom-edge');
    };
  }, []);
  return (
    <p ref={banner} className={styles.banner}>
      You are offline. What you see may be out of date; we will catch up once you are back.
    </p>
  );
}
