import type { DocumentForm } from '@gift-registry/bff-contract';
import { useDocumentForm, useSession } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';
import { v4 } from 'uuid';

/** The form of this request; a browser whose document was not rendered on the server makes one, undefined at first. */
export function usePageForm(action: string): DocumentForm | undefined {
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
