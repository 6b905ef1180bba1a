const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const containing = (text: string): string => `%${literal(text)}%`;
export const startingWith = (text: string): string => `${literal(text)}%`;

/** True for the beginning of an email address, which an index of beginnings finds in any number of rows. */
export const beginsAddress = (search: string): boolean => /^[^@\s]+@/.test(search);

/** Trigrams need three letters, and are too many in an address; such searches find the beginning. */
export const addressPattern = (search: string): string =>
  search.length < 3 || beginsAddress(search) ? startingWith(search) : containing(search);
