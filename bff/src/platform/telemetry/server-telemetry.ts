import {
  setTelemetry,
  type Telemetry,
  type TelemetryConfig,
} from '@gift-registry/workers-contract';

/** Undefined without a setting that asks for metrics or traces: then no package of theirs is loaded. */
export async function startServerTelemetry(
  config: TelemetryConfig,
): Promise<Telemetry | undefined> {
  if (!config.metrics && !config.traces) return undefined;
  const { startTelemetry } = await import('@gift-registry/workers-contract/telemetry');
  const telemetry = await startTelemetry('bff', config);
  const end = config.traces
    ? (await import('./instrument-packages.ts')).instrumentPackages()
    : () => undefined;
  setTelemetry(telemetry);
  return {
    ...telemetry,
    async close() {
      setTelemetry(undefined);
      end();
      await telemetry.close();
    },
  };
}
