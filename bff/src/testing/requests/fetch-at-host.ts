import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export const fetchAtHost =
  (host: string): typeof fetch =>
  async (input, init) => {
    const sent = new Request(input, init);
    const body = Buffer.from(await sent.arrayBuffer());
    return new Promise((resolve, reject) => {
      request(
        sent.url,
        { method: sent.method, headers: { ...Object.fromEntries(sent.headers), host } },
        (reply) => {
          const headers = Object.entries(reply.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          );
          buffer(reply).then(
            (bytes) => resolve(new Response(bytes, { status: reply.statusCode ?? 0, headers })),
            reject,
          );
        },
      )
        .once('error', reject)
        .end(body);
    });
  };
