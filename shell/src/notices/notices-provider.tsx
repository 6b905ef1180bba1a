import { useToast } from '@gift-registry/design-system/toast';
import { NoticesContext } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';

export function NoticesProvider({ children }: { children: ReactNode }) {
  const { show } = useToast();
  return <NoticesContext value={show}>{children}</NoticesContext>;
}
