import { formatTime } from '@gift-registry/bff-contract/formats';
import { Button } from '@gift-registry/design-system/button';
import { leavePage, useToast } from '@gift-registry/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { endHostView, type HostView } from '../bff/session.ts';
import { useRoomAtBottom } from './use-room-at-bottom.ts';
import type { SessionStore } from '../session/session-store.ts';
import styles from './host-view-bar.module.css';

interface Props {
  readonly view: HostView;
  readonly store: SessionStore;
}

/** A new document, because this one keeps what the host alone reads. */
const leave = ({ registryId }: HostView): void => leavePage.to(`/admin/registries/${registryId}`);

const AGAIN_MS = 5_000;

/** The server's clock decides, so the session is read until it has no view any more. */
function useEndByItself(view: HostView, store: SessionStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      await store.refresh();
      if (store.getHostView()) wait(AGAIN_MS);
      else leave(view);
    };
    const wait = (milliseconds: number) => {
      timer = setTimeout(() => void look(), milliseconds);
    };
    wait(Math.max(Date.parse(view.endsAt) - Date.now(), AGAIN_MS));
    return () => clearTimeout(timer);
  }, [view, store]);
}

export function HostViewBar({ view, store }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const showToast = useToast();
  const [ending, setEnding] = useState(false);
  useRoomAtBottom(bar);
  useEndByItself(view, store);
  const end = async () => {
    setEnding(true);
    try {
      await endHostView(await store.csrfToken());
      leave(view);
    } catch {
      setEnding(false);
      showToast({ type: 'error', title: 'The view could not be ended. Please try again.' });
    }
  };
  return (
    <div ref={bar} role="region" aria-label="Seen as the host" className={styles.bar}>
      <p className={styles.text}>
        You see <strong>{view.registryName}</strong> as {view.ownerName} does, until{' '}
        {formatTime(view.endsAt)}. Nothing can be changed.
      </p>
      <Button size="sm" busy={ending} busyLabel="Ending..." onClick={() => void end()}>
        End the view
      </Button>
    </div>
  );
}
