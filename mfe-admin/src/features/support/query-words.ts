export const queryStateWords = { open: 'Open', answered: 'Answered' } as const;

export const queryStateTones = { open: 'warning', answered: 'success' } as const;
