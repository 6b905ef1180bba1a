import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link } from '@gift-registry/shell-contract';
import { registryPath } from '../claiming/gift-paths.ts';
import { PageBody } from '../page-body/page-body.tsx';

interface Props {
  readonly shareCode: string;
  /** The gift, while the list still has it. */
  readonly itemId?: string | undefined;
  /** Default 'This gift is gone'. */
  readonly title?: string | undefined;
  /** The sentence why. */
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
        action={
          <Button variant="primary" href={registryPath(shareCode, itemId)} linkComponent={Link}>
            Back to the wish list
          </Button>
        }
      >
        {children}
      </EmptyState>
    </PageBody>
  );
}
