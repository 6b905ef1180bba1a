import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { picturesFolder } from './picture-url.ts';

/** Serves the catalogue's drawings. */
export const picturesRoutes = (): FastifyPluginAsync => async (app) => {
  await app.register(fastifyStatic, {
    root: picturesFolder,
    prefix: '/pictures/',
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    // An SVG opened on its own is a document: it may not load anything.
    setHeaders: (reply) => {
      reply.header('content-security-policy', "default-src 'none'");
    },
  });
};
