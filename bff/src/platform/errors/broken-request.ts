import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessages } from '@gift-registry/bff-contract';
import { AppError } from './app-error.ts';
import { errorBody } from './error-body.ts';
import { badRequestMessage } from './to-app-error.ts';

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status = statusOf[error.code ?? ''] ?? 400;
  const refusal = new AppError('bad-request', badRequestMessage, { status });
  const body = JSON.stringify(errorBody(refusal, randomUUID()));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

interface Unroutable {
  readonly id: string;
}

export function answerUnroutable(
  error: { readonly code: string },
  request: Unroutable,
  reply: { readonly raw: ServerResponse },
): void {
  const refusal =
    error.code === 'FST_ERR_BAD_URL'
      ? new AppError('bad-request', badRequestMessage)
      : new AppError('not-found', errorMessages.notFound);
  reply.raw
    .writeHead(refusal.status, {
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    })
    .end(JSON.stringify(errorBody(refusal, request.id)));
}
