import type { CounterName, GaugeName, HistogramName, LabelsOf } from './metrics.ts';

export interface GaugeValue {
  readonly name: GaugeName;
  readonly value: number;
  readonly labels: Readonly<Record<string, string>>;
}

/** Names an exported span. Attributes that are not in `span-attributes.ts` stay here. */
export interface SpanStart {
  readonly name: string;
  /** A W3C `traceparent`; without it the span belongs to what runs now, or begins a trace. */
  readonly parent?: string | null;
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** `server` answers a request, `consumer` does the work of a queue. */
  readonly kind?: 'server' | 'consumer' | 'producer';
}

export interface OpenSpan {
  within<Result>(work: () => Result): Result;
  end(attributes: Readonly<Record<string, string | number>>, failed: boolean): void;
}

export interface Telemetry {
  /** The W3C `traceparent` of what runs now. */
  currentTrace(): string | null;
  /** Runs the work in a span; it ends with the promise. */
  span<Result>(start: SpanStart, work: () => Promise<Result>): Promise<Result>;
  /** For work in several parts, such as the hooks of a request. */
  open(start: SpanStart): OpenSpan;
  /** Ends a span at once and returns its `traceparent`, for work that another process does. */
  handOver(start: SpanStart): string | null;
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>): void;
  time<Name extends HistogramName>(name: Name, seconds: number, labels: LabelsOf<Name>): void;
  /** Read when the metrics are asked for. */
  gauges(read: () => Promise<readonly GaugeValue[]>): void;
  close(): Promise<void>;
}

/** Undefined while metrics and traces are off, so that each use of it costs a comparison and no package is loaded. */
let active: Telemetry | undefined;

export const telemetry = (): Telemetry | undefined => active;

export function setTelemetry(started: Telemetry | undefined): void {
  active = started;
}

export const currentTrace = (): string | null => active?.currentTrace() ?? null;

/** The trace of a line of the log: 32 hexadecimal digits. */
export function traceOfLog(): { readonly traceId?: string } {
  const trace = active?.currentTrace();
  return trace ? { traceId: trace.split('-')[1] ?? '' } : {};
}
