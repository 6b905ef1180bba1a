import { EmptyState } from '@gift-registry/design-system/empty-state';
import type { ReactNode } from 'react';
import { BackToList } from '../platform/back-to-list.tsx';
import { PageBody } from '../platform/page-body.tsx';

interface Props {
  readonly shareCode: string;
  readonly itemId?: string | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

export function GiftUnavailable({
  shareCode,
  itemId,
  title = 'This gift is gone',
  children,
}: Props) {
  return (
    <PageBody width="narrow">
      <EmptyState
        headingLevel={1}
        title={title}
        action={<BackToList variant="primary" shareCode={shareCode} itemId={itemId} />}
      >
        {children}
      </EmptyState>
    </PageBody>
  );
}
