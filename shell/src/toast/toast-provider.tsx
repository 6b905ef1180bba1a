import {
  ToastProvider as ToastRegionProvider,
  useToast as useToastRegion,
} from '@gift-registry/design-system/toast';
import { ToastContext } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';

type ToastProviderProps = { children: ReactNode };

export function ToastProvider({ children }: ToastProviderProps) {
  return (
    <ToastRegionProvider>
      <ShellToasts>{children}</ShellToasts>
    </ToastRegionProvider>
  );
}

function ShellToasts({ children }: ToastProviderProps) {
  const { show } = useToastRegion();
  return <ToastContext value={show}>{children}</ToastContext>;
}
