/** The key of the typed text. */
export const queryDraft = 'query';
