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
