import type { DocumentForm } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { useDocumentForm, useSession } from '@gift-registry/shell-contract';
import { type ReactNode, useEffect, useState } from 'react';
import { v4 } from 'uuid';
import { PageBody } from './page-body.tsx';
import { PostForm } from './post-form.tsx';

/** The form of this request; a browser whose document was not rendered on the server makes one, undefined at first. */
function usePageForm(action: string): DocumentForm | undefined {
  const rendered = useDocumentForm();
  const { csrfToken } = useSession();
  const [own, setOwn] = useState<DocumentForm>();

  useEffect(() => {
    let isCurrent = true;
    const idempotencyKey = v4();
    void csrfToken().then((token) => {
      if (isCurrent) setOwn({ action, csrfToken: token, idempotencyKey, values: {}, errors: {} });
    });
    return () => {
      isCurrent = false;
    };
  }, [action, csrfToken]);

  return rendered ?? own;
}

export interface PageFormProps {
  readonly action: string;
  readonly title: string;
  readonly description: string;
  readonly documentTitle?: string;
  readonly failureTitle?: string;
  /** The form may act only once. */
  readonly once?: boolean;
  readonly about?: ReactNode;
  readonly children: (form: DocumentForm | undefined) => ReactNode;
}

export function PageForm({ action, title, description, failureTitle, ...props }: PageFormProps) {
  const form = usePageForm(action);
  return (
    <PageBody width="narrow">
      <title>{props.documentTitle ?? title}</title>
      <PostForm
        action={action}
        csrfToken={form?.csrfToken ?? ''}
        {...(props.once && { idempotencyKey: form?.idempotencyKey ?? '' })}
      >
        <Stack gap={5}>
          <PageHeading title={title} lede={description} />
          {props.about}
          {form?.failure && (
            <Alert type="error" title={failureTitle}>
              {form.failure}
            </Alert>
          )}
          {props.children(form)}
        </Stack>
      </PostForm>
    </PageBody>
  );
}
