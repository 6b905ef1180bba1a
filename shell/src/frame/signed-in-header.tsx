import { Button } from '@gift-registry/design-system/button';
import { useSession, type SessionUser } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { HeaderLink } from './header-link.tsx';
import { SiteHeader } from './site-header.tsx';

type SignedInHeaderProps = { brand: string; user: SessionUser };

export function SignedInHeader({ brand, user }: SignedInHeaderProps) {
  const { signOut } = useSession();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await signOut();
    setLeaving(false);
  }

  return (
    <SiteHeader brand={brand}>
      <HeaderLink to="/">Home</HeaderLink>
      <HeaderLink to="/how-it-works">How It Works</HeaderLink>
      <HeaderLink to="/faq">FAQ</HeaderLink>
      <HeaderLink to="/about-us">About Us</HeaderLink>
      <HeaderLink to="/contact-us">Contact Us</HeaderLink>
      {user.role === 'admin' && <HeaderLink to="/admin">Admin</HeaderLink>}
      <Button busy={leaving} onClick={() => void leave()}>
        Logout
      </Button>
    </SiteHeader>
  );
}
