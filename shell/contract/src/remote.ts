import type { ComponentType } from 'react';

export interface ScreenModule {
  readonly default: ComponentType;
}

/**
 * The default export of a remote's one exposed module, `./routes`.
 * Keys are the `screen` names of the remote's `pages.ts`; each loads its page in a chunk of the same name.
 */
export type RemoteRoutes = Readonly<Record<string, () => Promise<ScreenModule>>>;
