import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { picturesFolder } from './picture-url.ts';

/** The catalogue's own drawings. */
export const picturesRoutes = (): FastifyPluginAsync => async (app) => {
  await app.register(fastifyStatic, {
    root: picturesFolder,
    prefix: '/pictures/',
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    // An SVG opened by itself is a document: it may draw, and load nothing.
    setHeaders: (reply) => {
      reply.header('content-security-policy', "default-src 'none'");
    },
  });
};
