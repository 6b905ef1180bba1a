export const firstPaint = (): HTMLElement | null => document.getElementById('first-paint');

export const isRendered = (): boolean => firstPaint()?.hasAttribute('data-rendered') ?? false;

/** Hides the app until it takes the page over: the first effect that measures would lay out both pages. */
export function hideBehindFirstPaint(root: HTMLElement): void {
  root.hidden = isRendered();
}

export function removeFirstPaint(): void {
  applyStyles();
  document.getElementById('root')?.removeAttribute('hidden');
  firstPaint()?.remove();
}

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

interface LoadingSession {
  readonly settled: () => Promise<unknown>;
}

const TIMEOUT_MS = 2_000;

/** Resolves when the header can show whether somebody is signed in, as the rendered page does; at last after two seconds. */
export const waitForSession = (session: LoadingSession): Promise<unknown> =>
  Promise.race([
    session.settled(),
    new Promise<void>((resolve) => {
      setTimeout(resolve, TIMEOUT_MS);
    }),
  ]);

interface StartingRouter {
  readonly state: { readonly initialized: boolean };
  readonly subscribe: (listener: () => void) => () => void;
}

export function waitForFirstPage(router: StartingRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(() => {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
