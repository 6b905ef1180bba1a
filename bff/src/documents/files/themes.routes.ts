import type { FastifyPluginAsync } from 'fastify';
import { registryThemes, themeStylesPath } from '@gift-registry/bff-contract';
import { themeStyles } from '@gift-registry/bff-contract/themes';
import { encodeContent, sendEncoded } from '../../platform/encoding/encoded-content.ts';

export const themesRoutes: FastifyPluginAsync = async (app) => {
  for (const theme of registryThemes) {
    const styles = await encodeContent(Buffer.from(themeStyles(theme)));
    app.get(themeStylesPath(theme), async (request, reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return sendEncoded(request, reply.type('text/css; charset=utf-8'), styles);
    });
  }
};
