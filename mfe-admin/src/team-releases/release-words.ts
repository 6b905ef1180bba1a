import type { DeployedProject } from '@gift-registry/bff-contract';

export const releasePath = (project: string): string => `/admin/releases/${project}`;

export const hasTrouble = ({ failsInBrowsers, leftOut }: DeployedProject): boolean =>
  failsInBrowsers || leftOut.length > 0;
