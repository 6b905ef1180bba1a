import type { Hint } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import type { ReactNode } from 'react';
import { useHint } from './use-hint.ts';

interface Props {
  readonly hint: Hint;
  readonly title: string;
  readonly children: ReactNode;
}

export function DismissibleHint({ hint, title, children }: Props) {
  const { isShown, dismiss } = useHint(hint);
  if (!isShown) return null;
  return (
    <Alert title={title} onDismiss={dismiss} duration={0}>
      {children}
    </Alert>
  );
}
