import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Counter,
  type Histogram,
  type Meter,
  type ObservableGauge,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace';
import { metrics } from './metrics.ts';
import { allowedAttributes } from './span-attributes.ts';
import type { GaugeValue, SpanStart, Telemetry } from './telemetry.ts';
import type { TelemetryConfig } from './telemetry-settings.ts';

const SECONDS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 60];

/** Messages of errors and exceptions repeat what people typed, so a span leaves without them. */
class PrivateSpanProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    super.onEnd({
      name: span.name,
      kind: span.kind,
      spanContext: () => span.spanContext(),
      ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
      startTime: span.startTime,
      endTime: span.endTime,
      duration: span.duration,
      ended: span.ended,
      status: { code: span.status.code },
      attributes: allowedAttributes(span.attributes),
      links: [],
      events: [],
      resource: span.resource,
      instrumentationScope: span.instrumentationScope,
      droppedAttributesCount: 0,
      droppedEventsCount: 0,
      droppedLinksCount: 0,
    });
  }
}

const headersOf = (text: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (text ?? '').split(',').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name.trim() ? [[name.trim(), value.join('=').trim()]] : [];
    }),
  );

function startTraces(service: string, config: NonNullable<TelemetryConfig['traces']>) {
  const exporter = new OTLPTraceExporter({
    url: `${config.endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headersOf(config.headers),
  });
  const part = new TraceIdRatioBasedSampler(config.part);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // The part is chosen by the trace's id, so processes agree on it, and a visitor's header cannot raise it.
    sampler: new ParentBasedSampler({ root: part, remoteParentSampled: part }),
    spanProcessors: [new PrivateSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return provider;
}

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

const parentOf = ({ parent }: SpanStart): Context =>
  parent ? propagation.extract(ROOT_CONTEXT, { traceparent: parent }) : context.active();

function traceparentOf(of: Context): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(of, carrier);
  return carrier.traceparent ?? null;
}

function observeProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const gauges = {
    delay: meter.createObservableGauge('gifts_event_loop_delay_seconds'),
    memory: meter.createObservableGauge('gifts_memory_bytes'),
    cpu: meter.createObservableCounter('gifts_cpu_seconds_total'),
  };
  meter.addBatchObservableCallback((result) => {
    for (const percentile of [50, 99])
      result.observe(gauges.delay, delay.percentile(percentile) / 1e9, {
        quantile: String(percentile / 100),
      });
    delay.reset();
    const { user, system } = process.cpuUsage();
    result.observe(gauges.cpu, (user + system) / 1e6);
    result.observe(gauges.memory, process.memoryUsage.rss());
  }, Object.values(gauges));
  return () => delay.disable();
}

const ofProcess: readonly string[] = [
  ...['gifts_event_loop_delay_seconds', 'gifts_memory_bytes', 'gifts_cpu_seconds_total'],
];

function createInstruments(meter: Meter) {
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();
  const gauges = new Map<string, ObservableGauge>();
  for (const [name, { kind, help: description }] of Object.entries(metrics)) {
    if (ofProcess.includes(name)) continue;
    if (kind === 'counter') counters.set(name, meter.createCounter(name, { description }));
    if (kind === 'gauge') gauges.set(name, meter.createObservableGauge(name, { description }));
    if (kind === 'histogram') {
      const advice = { explicitBucketBoundaries: SECONDS };
      histograms.set(name, meter.createHistogram(name, { description, advice }));
    }
  }
  return { counters, histograms, gauges };
}

async function startMetrics(
  service: string,
  { host, port }: NonNullable<TelemetryConfig['metrics']>,
) {
  const exporter = new PrometheusExporter({
    ...{ host, port, withoutScopeInfo: true, withoutTargetInfo: true },
    preventServerStart: true,
  });
  await exporter.startServer();
  const provider = new MeterProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    readers: [exporter],
  });
  const meter = provider.getMeter(service);
  const stopDelay = observeProcess(meter);
  const instruments = createInstruments(meter);
  return {
    ...instruments,
    gaugesFrom(read: () => Promise<readonly GaugeValue[]>): void {
      meter.addBatchObservableCallback(
        async (result) => {
          for (const { name, value, labels } of await read()) {
            const gauge = instruments.gauges.get(name);
            if (gauge) result.observe(gauge, value, labels);
          }
        },
        [...instruments.gauges.values()],
      );
    },
    async close() {
      stopDelay();
      await provider.shutdown();
    },
  };
}

/** Loads the packages of OpenTelemetry: import it only when a setting asks for metrics or traces. */
export async function startTelemetry(service: string, config: TelemetryConfig): Promise<Telemetry> {
  const provider = config.traces && startTraces(service, config.traces);
  const measured = config.metrics && (await startMetrics(service, config.metrics));
  const tracer = trace.getTracer(service);
  const begin = (start: SpanStart) => {
    const parent = parentOf(start);
    const kind = kinds[start.kind ?? 'internal'];
    const options = { kind, attributes: start.attributes ?? {} };
    const span = tracer.startSpan(start.name, options, parent);
    return { span, of: trace.setSpan(parent, span) };
  };
  return {
    currentTrace: () => traceparentOf(context.active()),
    async span(start, work) {
      const { span, of } = begin(start);
      try {
        return await context.with(of, work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    open(start) {
      const { span, of } = begin(start);
      return {
        within: (work) => context.with(of, work),
        end(attributes, failed) {
          span.setAttributes(attributes);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    handOver(start) {
      const { span, of } = begin(start);
      span.end();
      return traceparentOf(of);
    },
    count: (name, labels) => measured?.counters.get(name)?.add(1, labels),
    time: (name, seconds, labels) => measured?.histograms.get(name)?.record(seconds, labels),
    gauges: (read) => measured?.gaugesFrom(read),
    async close() {
      await provider?.shutdown();
      await measured?.close();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
