import { useRef, useSyncExternalStore } from 'react';
import { useRoomAtBottom } from './use-room-at-bottom.ts';
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

function Banner() {
  const banner = useRef<HTMLParagraphElement>(null);
  useRoomAtBottom(banner);
  return (
    <p ref={banner} className={styles.banner}>
      You are offline. What you see may be out of date; we will catch up once you are back.
    </p>
  );
}
