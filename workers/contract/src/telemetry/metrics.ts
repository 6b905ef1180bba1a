interface Metric {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
}

/**
 * Each metric of the BFF and the workers. Labels take few values: templates of routes, codes and states, never addresses, share
 * codes or names of people.
 */
export const metrics = {
  gifts_http_requests_total: {
    kind: 'counter',
    help: 'Requests that were answered, by the template of their route.',
    labels: ['method', 'route', 'status'],
  },
  gifts_http_request_seconds: {
    kind: 'histogram',
    help: 'Time until a request was answered.',
    labels: ['method', 'route'],
  },
  gifts_refusals_total: {
    kind: 'counter',
    help: 'Requests that were refused, by the code of the reply.',
    labels: ['code'],
  },
  gifts_giving_total: {
    kind: 'counter',
    help: 'Claims, contributions and orders: done, or the code of their refusal.',
    labels: ['action', 'outcome'],
  },
  gifts_event_streams: { kind: 'gauge', help: 'Open event streams.', labels: [] },
  gifts_event_loop_delay_seconds: {
    kind: 'gauge',
    help: 'Delay of the event loop since the last reading.',
    labels: ['quantile'],
  },
  gifts_memory_bytes: { kind: 'gauge', help: 'Resident memory of the process.', labels: [] },
  gifts_cpu_seconds_total: {
    kind: 'counter',
    help: 'Processor time of the process.',
    labels: [],
  },
  gifts_database_connections: {
    kind: 'gauge',
    help: 'Connections of a pool, and requests that wait for one.',
    labels: ['pool', 'state'],
  },
  gifts_database_up: { kind: 'gauge', help: '1 while the database answers.', labels: [] },
  gifts_outbox_rows: { kind: 'gauge', help: 'Rows that no queue has taken yet.', labels: [] },
  gifts_outbox_oldest_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest due row that no queue has taken yet.',
    labels: [],
  },
  gifts_queue_up: {
    kind: 'gauge',
    help: '1 while the store of the queue answers.',
    labels: ['queue'],
  },
  gifts_queue_jobs: { kind: 'gauge', help: 'Jobs of a queue.', labels: ['queue', 'state'] },
  gifts_queue_oldest_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest job that waits for its first attempt.',
    labels: ['queue'],
  },
  gifts_mail_log: {
    kind: 'gauge',
    help: 'Mails of the last 24 hours by their state.',
    labels: ['state'],
  },
  gifts_mail_waits_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest mail that waits for its mail server.',
    labels: [],
  },
  gifts_releases_live: {
    kind: 'gauge',
    help: '1 for each part of the product that has a live release.',
    labels: ['project'],
  },
  gifts_releases_withdrawn: {
    kind: 'gauge',
    help: 'Releases that were withdrawn within 24 hours.',
    labels: ['project'],
  },
  gifts_jobs_total: {
    kind: 'counter',
    help: 'Runs of jobs by their outcome.',
    labels: ['queue', 'outcome'],
  },
  gifts_job_seconds: { kind: 'histogram', help: 'Time of a run of a job.', labels: ['queue'] },
  gifts_mails_total: {
    kind: 'counter',
    help: 'Attempts to send a mail, by its template and outcome.',
    labels: ['template', 'outcome'],
  },
  gifts_scrapes_total: {
    kind: 'counter',
    help: 'Product pages that were read, by their outcome.',
    labels: ['outcome'],
  },
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof metrics;

export type LabelsOf<Name extends MetricName> = Readonly<
  Record<(typeof metrics)[Name]['labels'][number], string>
>;

type OfKind<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof metrics)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];

export type CounterName = Exclude<OfKind<'counter'>, 'gifts_cpu_seconds_total'>;
export type HistogramName = OfKind<'histogram'>;
export type GaugeName = OfKind<'gauge'>;
