import { useSession } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import type { Page, Settings } from '../bff/document.ts';
import styles from './chrome.module.css';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './header/public-header.tsx';
import { SignedInHeader } from './header/signed-in-header.tsx';

type ChromeProps = {
  kind: Page['chrome'];
  settings: Settings;
  announcement: ReactNode;
  children: ReactNode;
};

export function Chrome({ kind, settings, announcement, children }: ChromeProps) {
  const { state } = useSession();
  const { brand } = settings;
  const signedIn = state.status === 'signed-in';
  return (
    <div className={styles.chrome}>
      {kind !== 'bare' && signedIn && <SignedInHeader brand={brand} user={state.user} />}
      {kind === 'public' && !signedIn && (
        <PublicHeader brand={brand} showLogin={state.status !== 'loading'} />
      )}
      {kind !== 'bare' && announcement}
      <div className={styles.content}>{children}</div>
      {kind === 'public' && <PublicFooter {...settings} />}
    </div>
  );
}
