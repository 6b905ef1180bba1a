import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { errorMessages } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../errors/app-error.ts';

class OverloadedError extends AppError {
  constructor() {
    super('unavailable', errorMessages.unavailable, { retryAfter: 5 });
  }
}

/** Answers 503 while the event loop is overloaded, instead of queueing requests. */
export const pressure = ({ config }: AppDependencies) =>
  fp(async (app) => {
    await app.register(underPressure, {
      maxEventLoopDelay: config.maxEventLoopDelayMs,
      retryAfter: 5,
      customError: OverloadedError,
    });
  });
