import { registryPath } from './registry-path.ts';

export const welcomeParameter = 'welcome';
export const coHostWelcome = 'co-host';

export const welcomePath = (registryId: string): string =>
  `${registryPath('/registry', registryId)}&${welcomeParameter}=${coHostWelcome}`;
