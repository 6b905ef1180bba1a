import type { DocumentForm, SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { registryPath } from '../platform/gift-paths.ts';
import { PageForm } from '../platform/page-form.tsx';
import type { GiveTexts } from './give-texts.ts';
import { GiftSummary } from '../gifts/gift-summary.tsx';

interface Props extends GiveTexts {
  readonly shareCode: string;
  readonly item: SharedItem;
  readonly action: string;
  readonly children: (form: Pick<DocumentForm, 'values' | 'errors'>) => ReactNode;
}

const empty = { values: {}, errors: {} };

export function PostedGiftForm({ shareCode, item, submitLabel, children, ...texts }: Props) {
  return (
    <PageForm {...texts} once about={<GiftSummary item={item} headingLevel={2} />}>
      {(form) => (
        <>
          {children(form ?? empty)}
          <Cluster>
            <Button type="submit" variant="primary" size="lg" disabled={!form}>
              {submitLabel}
            </Button>
            <Button size="lg" href={registryPath(shareCode, item.id)} linkComponent={Link}>
              Cancel
            </Button>
          </Cluster>
        </>
      )}
    </PageForm>
  );
}
