import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Cluster, Page } from '../layout/layout.tsx';
import { Logo } from '../logo/logo.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import styles from './screens.module.css';

/** The header that the shell puts above every screen, for screens drawn in stories. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <Page>
        <header className={styles.header}>
          <Logo />
          <Cluster gap={5}>
            <TextLink href="#how" variant="standalone" className={styles.wideOnly}>
              How It Works?
            </TextLink>
            <Button size="sm">Login</Button>
          </Cluster>
        </header>
      </Page>
      <main>{children}</main>
    </div>
  );
}
