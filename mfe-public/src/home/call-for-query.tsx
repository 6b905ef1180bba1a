import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Page } from '@gift-registry/design-system/layout';
import { QueryButton } from '../query/query-button.tsx';

export function CallForQuery() {
  return (
    <Page width="narrow">
      <EmptyState
        title="Not sure how to get started?"
        action={<QueryButton variant="primary" size="lg" />}
      >
        Tell us about your occasion. We reply within 48 hrs and help you with your first gifts.
      </EmptyState>
    </Page>
  );
}
