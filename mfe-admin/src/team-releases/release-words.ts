import type { DeployedProject } from '@gift-registry/bff-contract';

export const releasePath = (project: string): string => `/admin/releases/${project}`;

export const hasTrouble = ({ alarm, leftOut }: DeployedProject): boolean =>
  alarm !== null || leftOut.length > 0;
