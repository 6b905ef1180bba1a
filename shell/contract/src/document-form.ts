import { createContext, useContext } from 'react';

export interface DocumentForm {
  readonly action: string;
  readonly csrfToken: string;
  readonly idempotencyKey: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly failure?: string | undefined;
}

export const DocumentFormContext = createContext<DocumentForm | undefined>(undefined);
DocumentFormContext.displayName = 'DocumentForm';

/** The form of this request while the screen is rendered on the server; undefined in browsers. */
export const useDocumentForm = (): DocumentForm | undefined => useContext(DocumentFormContext);
