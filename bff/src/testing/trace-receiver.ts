import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(z.object({ key: z.string(), value: z.looseObject({}) })),
      }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string | undefined;
}

/** A collector of OpenTelemetry that keeps what it gets, by OTLP over HTTP as JSON. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      bodies.push(body);
      for (const { resource, scopeSpans } of exported.parse(JSON.parse(body)).resourceSpans) {
        const name = resource.attributes.find(({ key }) => key === 'service.name');
        const service = String(name?.value['stringValue']);
        spans.push(
          ...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ service, ...span }))),
        );
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    spans,
    /** Everything that left the processes. */
    text: () => bodies.join('\n'),
    close: () => server.close(),
  };
}
