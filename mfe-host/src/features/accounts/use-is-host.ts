import { mayHost } from '@gift-registry/bff-contract';
import { useSession } from '@gift-registry/shell-contract';
import { useState } from 'react';

export function useIsHost(): boolean {
  const role = useSession().state.user?.role;
  return role !== undefined && mayHost(role);
}

/** Stays when the session ends, so that unfinished work on the page stays with its account. */
export function useAccountOfPage(): string | undefined {
  const { user } = useSession().state;
  const [account, setAccount] = useState(user?.id);
  if (user && user.id !== account) setAccount(user.id);
  return user?.id ?? account;
}
