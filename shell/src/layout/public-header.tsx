import { Button } from '@gift-registry/design-system/button';
import { SiteHeader } from '@gift-registry/design-system/site-header';
import { Link, useHistoryLayer, useNavigation } from '@gift-registry/shell-contract';
import styles from './public-header.module.css';

type PublicHeaderProps = {
  brand: string;
  showLogin: boolean;
};

const links = [
  { href: '/how-it-works', label: 'How It Works?' },
  { href: '/faq', label: "FAQ's" },
];

export function PublicHeader({ brand, showLogin }: PublicHeaderProps) {
  const { pathname } = useNavigation().location;
  const menu = useHistoryLayer('main-menu', { momentary: true });
  const login = (
    <span className={styles.login} data-visible={showLogin || undefined}>
      <Button href="/email-login" linkComponent={Link}>
        Login
      </Button>
    </span>
  );
  return (
    <SiteHeader
      brand={brand}
      links={links}
      path={pathname}
      menu={menu}
      action={login}
      linkComponent={Link}
    />
  );
}
