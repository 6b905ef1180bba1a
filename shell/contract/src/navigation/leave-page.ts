/** Leaves for a new document, such as a page of another site. Tests replace it, because they have no other page. */
export const leavePage = { to: (url: string): void => window.location.assign(url) };
