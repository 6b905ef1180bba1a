import { z } from 'zod';
import { meanings } from '../settings/setting.ts';

/** Metrics and traces of a process. Both are off without their variable, and cost nothing then. */
export const telemetrySettings = {
  METRICS_PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(1, 'must be a port number')
    .max(65_535, 'must be a port number')
    .optional()
    .register(meanings, {
      meaning:
        'the port where Prometheus reads `/metrics`; each process of a machine needs its own',
      otherwise: 'none: no metrics',
    }),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').register(meanings, {
    meaning: 'the address of `METRICS_PORT`; never one that visitors reach',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://collector:4318' })
    .optional()
    .register(meanings, {
      meaning: 'the OpenTelemetry collector that gets traces, by OTLP over HTTP',
      otherwise: 'none: no traces',
    }),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional().register(meanings, {
    meaning: 'headers for the collector: `name=value`, separated by commas',
    secret: true,
  }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1)
    .register(meanings, { meaning: 'the part of the traces that is kept, such as `0.05`' }),
};

export interface TelemetryConfig {
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly traces:
    | { readonly endpoint: string; readonly headers: string | undefined; readonly part: number }
    | undefined;
}

type TelemetryVariables = z.output<z.ZodObject<typeof telemetrySettings>>;

export const telemetryConfigOf = (env: TelemetryVariables): TelemetryConfig => ({
  metrics:
    env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
  traces:
    env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? undefined
      : {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: env.OTEL_EXPORTER_OTLP_HEADERS,
          part: env.OTEL_TRACES_SAMPLER_ARG,
        },
});
