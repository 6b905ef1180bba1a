import type { DocumentForm, SharedItem } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { registryPath } from '../claiming/gift-paths.ts';
import { GiftSummary } from '../claiming/gift-summary.tsx';
import { PageBody } from '../page-body/page-body.tsx';
import { PostForm } from '../claiming/post-form.tsx';
import { usePageForm } from './use-page-form.ts';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
  readonly action: string;
  readonly title: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly failureTitle: string;
  /** The fields, between the description and the buttons. */
  readonly children: (form: Pick<DocumentForm, 'values' | 'errors'>) => ReactNode;
}

const empty = { values: {}, errors: {} };

/** A gift with its form, for browsers without scripts. */
export function GiftFormLayout({ shareCode, item, action, title, description, ...props }: Props) {
  const form = usePageForm(action);
  return (
    <PageBody width="narrow">
      <title>{title}</title>
      <PostForm
        action={action}
        csrfToken={form?.csrfToken ?? ''}
        idempotencyKey={form?.idempotencyKey ?? ''}
      >
        <Stack gap={5}>
          <PageHeading title={title} lede={description} />
          <GiftSummary item={item} headingLevel={2} />
          {form?.failure && (
            <Alert type="error" title={props.failureTitle}>
              {form.failure}
            </Alert>
          )}
          {props.children(form ?? empty)}
          <Cluster>
            <Button type="submit" variant="primary" size="lg" disabled={!form}>
              {props.submitLabel}
            </Button>
            <Button size="lg" href={registryPath(shareCode, item.id)} linkComponent={Link}>
              Cancel
            </Button>
          </Cluster>
        </Stack>
      </PostForm>
    </PageBody>
  );
}
