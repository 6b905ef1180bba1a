import { useSession } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import type { Page, Settings } from '../bff/document.ts';
import styles from './chrome.module.css';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { SignedInHeader } from './signed-in-header.tsx';

type ChromeProps = {
  kind: Page['chrome'];
  settings: Settings;
  announcement: ReactNode;
  /** In the frame where a host tries a theme, nothing outside the page leads away. Default false. */
  framed?: boolean | undefined;
  children: ReactNode;
};

export function Chrome({ kind, settings, announcement, framed, children }: ChromeProps) {
  const { state } = useSession();
  const { brand } = settings;
  const signedIn = state.status === 'signed-in';
  return (
    <div className={styles.chrome}>
      <div className={styles.around} inert={framed}>
        {kind !== 'bare' && signedIn && <SignedInHeader brand={brand} user={state.user} />}
        {kind === 'public' && !signedIn && (
          <PublicHeader brand={brand} showLogin={state.status !== 'loading'} />
        )}
        {kind !== 'bare' && announcement}
      </div>
      <div className={styles.content}>{children}</div>
      <div className={styles.around} inert={framed}>
        {kind === 'public' && <PublicFooter {...settings} />}
      </div>
    </div>
  );
}
