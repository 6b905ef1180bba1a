export const queryDraft = 'query';
