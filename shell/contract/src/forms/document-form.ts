import { createContext, useContext } from 'react';

/** A form that the server renders for browsers without scripts; `documentForm` of the BFF's contract. */
export interface DocumentForm {
  readonly action: string;
  readonly csrfToken: string;
  readonly idempotencyKey: string;
  /** The typed texts, by the name of the field. */
  readonly values: Readonly<Record<string, string>>;
  /** Messages beside the fields, by the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  /** A message about the form as a whole. */
  readonly failure?: string | undefined;
}

export const DocumentFormContext = createContext<DocumentForm | undefined>(undefined);
DocumentFormContext.displayName = 'DocumentForm';

/** The form of this request while the screen is rendered on the server; undefined in browsers. */
export const useDocumentForm = (): DocumentForm | undefined => useContext(DocumentFormContext);
