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
