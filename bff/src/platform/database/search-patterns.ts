const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Patterns for LIKE that find the text itself. */
export const containing = (text: string): string => `%${literal(text)}%`;
export const startingWith = (text: string): string => `${literal(text)}%`;
