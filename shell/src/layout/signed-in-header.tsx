import { isTeam } from '@gift-registry/bff-contract/roles';
import { Button } from '@gift-registry/design-system/button';
import { SiteHeader } from '@gift-registry/design-system/site-header';
import {
  Link,
  useHistoryLayer,
  useNavigation,
  useSession,
  type SessionUser,
} from '@gift-registry/shell-contract';
import { useState } from 'react';

type SignedInHeaderProps = { brand: string; user: SessionUser };

const links = [
  { href: '/', label: 'Home' },
  { href: '/how-it-works', label: 'How It Works' },
  { href: '/faq', label: 'FAQ' },
  { href: '/about-us', label: 'About Us' },
  { href: '/contact-us', label: 'Contact Us' },
];
const adminLinks = [...links, { href: '/admin', label: 'Admin' }];

export function SignedInHeader({ brand, user }: SignedInHeaderProps) {
  const { signOut } = useSession();
  const { pathname } = useNavigation().location;
  const menu = useHistoryLayer('main-menu', { momentary: true });
  const [signingOut, setSigningOut] = useState(false);

  async function handleLogout() {
    setSigningOut(true);
    await signOut();
    setSigningOut(false);
  }

  return (
    <SiteHeader
      brand={brand}
      links={isTeam(user.role) ? adminLinks : links}
      path={pathname}
      menu={menu}
      action={
        <>
          <Button variant="quiet" href="/account" linkComponent={Link}>
            Account
          </Button>
          <Button busy={signingOut} onClick={() => void handleLogout()}>
            Logout
          </Button>
        </>
      }
      linkComponent={Link}
    />
  );
}
