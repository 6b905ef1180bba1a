import { EmptyState } from '@gift-registry/design-system/empty-state';
import { BackToList } from './back-to-list.tsx';
import { PageBody } from './page-body.tsx';

interface Props {
  readonly shareCode: string;
  /** The gift, while the list still has it. */
  readonly itemId?: string | undefined;
  /** Default 'This gift is gone'. */
  readonly title?: string | undefined;
  /** The message why. */
  readonly children: string;
}

/** Replaces the page of a gift that can't be shown or given, and leads back. */
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
