/** Leaves for a new document. Tests replace it, because they have no other page. */
export const openPage = { at: (url: string): void => location.assign(url) };
