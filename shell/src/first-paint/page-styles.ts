/** The style sheets that `start-after-paint.js` of the document loads without applying them. */
const waiting = (): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]'),
];

const isLoaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (link.sheet) return resolve();
    // The rules in the document still hold when a sheet is missing.
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve());
  });

export const waitForStyles = (): Promise<unknown> => Promise.all(waiting().map(isLoaded));

export function applyStyles(): void {
  for (const link of waiting()) link.media = 'all';
}
