import { createRequire } from 'node:module';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';

/** Adds spans of statements and of calls to other servers to those of requests. Returns how to end it. */
export function instrumentPackages(): () => void {
  const instrumentations = [
    new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
  ];
  // The instrumentation of pg changes the module when it is required; imports see the same objects.
  const require = createRequire(import.meta.url);
  require('pg');
  return () => {
    for (const each of instrumentations) each.disable();
  };
}
