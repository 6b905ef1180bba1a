import { readDocumentSettings } from '@gift-registry/bff-contract';
import { ArrowLeftIcon } from '@gift-registry/design-system/icon';
import { Page, type PageProps } from '@gift-registry/design-system/layout';
import { Logo } from '@gift-registry/design-system/logo';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { useIsHost } from '../accounts/use-is-host.ts';
import styles from './screen-header.module.css';

interface Props {
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly sticky?: boolean;
  /** That of the screen, so that both begin at the same line. Default 'default'. */
  readonly width?: PageProps['width'];
}

export function ScreenHeader({ back, children, actions, sticky = false, width }: Props) {
  const { brand } = readDocumentSettings();
  const isHost = useIsHost();
  return (
    <header className={styles.header} data-sticky={sticky || undefined}>
      <Page width={width} className={styles.bar}>
        <div className={styles.start}>
          <Link
            to={isHost ? '/host' : '/'}
            className={styles.home}
            aria-label={`${brand}, ${isHost ? 'your registries' : 'home'}`}
          >
            <Logo brand={brand} />
          </Link>
          {back && (
            <TextLink
              href={back.to}
              linkComponent={Link}
              variant="standalone"
              className={styles.back}
            >
              <ArrowLeftIcon />
              {back.label}
            </TextLink>
          )}
        </div>
        {children && <div className={styles.middle}>{children}</div>}
        {actions && <div className={styles.end}>{actions}</div>}
      </Page>
    </header>
  );
}
