import fp from 'fastify-plugin';
import type { AppDependencies } from '../app-dependencies.ts';

export const csrf = (_deps: AppDependencies) => fp(async (_app) => {});
