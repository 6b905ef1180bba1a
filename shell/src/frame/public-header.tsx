import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';
import { HeaderLink } from './header-link.tsx';
import styles from './public-header.module.css';
import { SiteHeader } from './site-header.tsx';

type PublicHeaderProps = {
  brand: string;
  /** Whether it is known that nobody is signed in; until then Login keeps its place unseen. */
  known: boolean;
};

export function PublicHeader({ brand, known }: PublicHeaderProps) {
  return (
    <SiteHeader brand={brand}>
      <HeaderLink to="/how-it-works">How It Works?</HeaderLink>
      <HeaderLink to="/faq">FAQ&apos;s</HeaderLink>
      <span className={styles.login} data-known={known || undefined}>
        <Button href="/email-login" linkComponent={Link}>
          Login
        </Button>
      </span>
    </SiteHeader>
  );
}
