import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import {
  claimItem,
  contributeForm,
  contributeToItem,
  errorMessages,
  placeOrder,
  purchaseForm,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../platform/app-dependencies.ts';
import { AppError } from '../platform/errors/app-error.ts';

class OverloadedError extends AppError {
  constructor() {
    super('unavailable', errorMessages.unavailable, { retryAfter: 5 });
  }
}

const gives = new Set<string>(
  [claimItem, contributeToItem, placeOrder, purchaseForm, contributeForm].map(({ id }) => id),
);

export const pressure = ({ config }: AppDependencies) =>
  fp(async (app) => {
    await app.register(underPressure, {
      maxEventLoopDelay: config.maxEventLoopDelayMs,
      async pressureHandler(request) {
        // Gifts are few and cheap, and what the product is for: their own limit is the wait for a turn.
        if (!gives.has(request.routeOptions.config.routeId ?? '')) throw new OverloadedError();
      },
    });
  });
