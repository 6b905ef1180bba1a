import { Button } from '@gift-registry/design-system/button';
import { SiteHeader } from '@gift-registry/design-system/site-header';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import styles from './public-header.module.css';

type PublicHeaderProps = {
  brand: string;
  /** Whether it is known that nobody is signed in; until then Login keeps its place unseen. */
  known: boolean;
};

const links = [
  { href: '/how-it-works', label: 'How It Works?' },
  { href: '/faq', label: "FAQ's" },
];

export function PublicHeader({ brand, known }: PublicHeaderProps) {
  const { pathname } = useNavigation().location;
  const login = (
    <span className={styles.login} data-known={known || undefined}>
      <Button href="/email-login" linkComponent={Link}>
        Login
      </Button>
    </span>
  );
  return (
    <SiteHeader brand={brand} links={links} path={pathname} action={login} linkComponent={Link} />
  );
}
