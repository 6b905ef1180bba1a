import type { RouteShape } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { useMay } from './use-may.ts';

interface Props {
  /** The change that the page makes in the end. */
  readonly route: Pick<RouteShape, 'access'>;
  /** A heading for the others: 'Admins add products'. */
  readonly title: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

/** A page that serves nothing but one change. */
export function AdminsOnly({ route, title, back, children }: Props) {
  if (useMay()(route)) return children;
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="primary" href={back.href} linkComponent={Link}>
          {back.label}
        </Button>
      }
    >
      Your role reads here, and changes nothing.
    </EmptyState>
  );
}
