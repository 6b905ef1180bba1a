/** Leaves for a page of another site. Tests replace it, because they have no other page. */
export const openPage = { at: (url: string): void => window.location.assign(url) };
