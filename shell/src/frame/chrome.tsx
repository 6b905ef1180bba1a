import { useSession } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import type { Page } from '../bff/document.ts';
import styles from './chrome.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SignedInHeader } from './signed-in-header.tsx';
import { PublicHeader } from './public-header.tsx';

type ChromeProps = { kind: Page['chrome']; brand: string; children: ReactNode };

/** What stands around a page, as the page asks for it. */
export function Chrome({ kind, brand, children }: ChromeProps) {
  const { state } = useSession();
  const signedIn = state.status === 'signed-in';
  return (
    <div className={styles.chrome}>
      {kind !== 'bare' && signedIn && <SignedInHeader brand={brand} user={state.user} />}
      {kind === 'public' && !signedIn && (
        <PublicHeader brand={brand} known={state.status !== 'loading'} />
      )}
      <div className={styles.content}>{children}</div>
      {kind === 'public' && <SiteFooter brand={brand} />}
    </div>
  );
}
