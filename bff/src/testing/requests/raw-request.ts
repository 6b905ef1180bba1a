import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RawReply {
  readonly status: number;
  readonly body: string;
}

export function rawGet(baseUrl: string, path: string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    request(baseUrl, { path }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    })
      .once('error', reject)
      .end();
  });
}
