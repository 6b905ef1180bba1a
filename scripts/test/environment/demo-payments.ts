import { portOrFree } from '../../processes/ports.ts';
import { Service } from '../../processes/service.ts';
import { readSettings } from '../../settings/settings.ts';
import { systemEnvironment } from '../../start/environment.ts';
import * as services from '../../start/services.ts';
import type { TestSystem } from './system.ts';

export interface DemoPayments {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startDemoPayments({
  dataDir,
  databaseUrl,
}: Pick<TestSystem, 'dataDir' | 'databaseUrl'>): Promise<DemoPayments> {
  const [port, providerPort] = [await portOrFree(undefined), await portOrFree(undefined)];
  const settings = readSettings({
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    PAYMENTS: 'demo',
  });
  const paymentProvider = { port: providerPort, origin: `http://127.0.0.1:${providerPort}` };
  const standIns = { mail: false, openid: undefined, demoShop: undefined, paymentProvider };
  const env = systemEnvironment(settings, standIns, databaseUrl);
  const trouble = (text: string) => console.error(text);
  const started = [
    services.standIns(settings, standIns),
    { ...services.bff(settings, env), name: 'bff-demo-payments' },
  ]
    .filter((definition) => definition !== undefined)
    .map((definition) => new Service(definition, { trouble, launched: () => undefined }));
  const stop = async () => {
    for (const service of started.toReversed()) await service.stop();
  };
  try {
    for (const service of started) await service.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: settings.publicBaseUrl, stop };
}
