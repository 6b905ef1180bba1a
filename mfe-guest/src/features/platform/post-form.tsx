import { hiddenFields } from '@gift-registry/bff-contract';
import type { ReactNode } from 'react';

interface Props {
  readonly action: string;
  readonly csrfToken: string;
  readonly idempotencyKey?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function PostForm({ action, csrfToken, idempotencyKey, className, children }: Props) {
  return (
    <form method="post" action={action} noValidate className={className}>
      <input type="hidden" name={hiddenFields.csrfToken} value={csrfToken} />
      {idempotencyKey !== undefined && (
        <input type="hidden" name={hiddenFields.idempotencyKey} value={idempotencyKey} />
      )}
      {children}
    </form>
  );
}
