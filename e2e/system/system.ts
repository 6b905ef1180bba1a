import { z } from 'zod';

const systemAddresses = z.object({
  url: z.url(),
  mailUrl: z.url(),
  demoShopOrigin: z.url(),
  databaseUrl: z.string(),
  dataDir: z.string(),
});
export type SystemAddresses = z.infer<typeof systemAddresses>;

const variable = 'E2E_SYSTEM';

export const isDescribed = (): boolean => process.env[variable] !== undefined;

export function describeSystem(system: SystemAddresses): void {
  process.env[variable] = JSON.stringify(systemAddresses.parse(system));
}

export function runningSystem(): SystemAddresses {
  return systemAddresses.parse(JSON.parse(process.env[variable] ?? '{}'));
}
