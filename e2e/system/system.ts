interface SystemAddresses {
  readonly url: string;
  readonly mailUrl: string;
  readonly demoShopOrigin: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
}

const variable = 'E2E_SYSTEM';

/** Test files run in processes of their own: the addresses reach them through the environment. */
export function describeSystem(system: SystemAddresses): void {
  const { url, mailUrl, demoShopOrigin, databaseUrl, dataDir } = system;
  process.env[variable] = JSON.stringify({ url, mailUrl, demoShopOrigin, databaseUrl, dataDir });
}

export function runningSystem(): SystemAddresses {
  return JSON.parse(process.env[variable] ?? '{}');
}
