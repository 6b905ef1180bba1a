import type { ReactNode, Ref } from 'react';
import type { Page, Settings } from '../bff/document.ts';
import { Chrome } from './chrome.tsx';
import styles from './skip-link.module.css';

interface PageFrameProps {
  readonly kind: Page['chrome'];
  readonly settings: Settings;
  readonly main?: Ref<HTMLElement>;
  readonly announcement: ReactNode;
  readonly framed?: boolean;
  readonly children: ReactNode;
}

export function PageFrame({
  kind,
  settings,
  main,
  announcement,
  framed,
  children,
}: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <Chrome kind={kind} settings={settings} announcement={announcement} framed={framed}>
        <main id="main" tabIndex={-1} ref={main}>
          {children}
        </main>
      </Chrome>
    </>
  );
}

function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      Skip to the main content
    </a>
  );
}
