import fp from 'fastify-plugin';
import type { AppDependencies } from '../app-dependencies.ts';

export const rateLimits = (_deps: AppDependencies) => fp(async (_app) => {});
