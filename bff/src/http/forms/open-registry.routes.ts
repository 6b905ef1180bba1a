import type { FastifyPluginAsync } from 'fastify';
import { openRegistryForm } from '@gift-registry/bff-contract';
import type { RenderPage } from '../document/documents.ts';
import { clientNetwork } from '../../platform/rate-limits/client-network.ts';
import { createPasscodeCookies } from '../../subjects/share-gate/passcode-cookies.ts';
import { acceptFormBodies } from './form-body.ts';
import { formRoute } from './form-route.ts';
import { openRegistry } from '../../areas/registry-access/open-registry.service.ts';
import type { RegistryAccessDependencies } from '../../areas/registry-access/registry-access.service.ts';
import { createSlowLane } from '../../areas/registry-access/slow-lane.ts';

function pageAfter(address: string, wanted: string | undefined): string {
  const page = `/r/${encodeURIComponent(address)}`;
  const isBelow = wanted !== undefined && ['/', '?'].includes(wanted.charAt(page.length));
  return isBelow && wanted.startsWith(page) ? wanted : page;
}

export const openRegistryRoutes =
  (deps: RegistryAccessDependencies, renderPage: RenderPage): FastifyPluginAsync =>
  async (app) => {
    acceptFormBodies(app);
    const passcodes = createPasscodeCookies(deps.config);
    const slowLane = createSlowLane(() => deps.config.passcodes.delayMs);
    app.addHook('preClose', async () => slowLane.close());
    formRoute(app, renderPage, openRegistryForm, async ({ params, fields, request, reply }) => {
      const cookie = await openRegistry(
        { ...deps, passcodes, slowLane },
        {
          address: params.shareCode,
          passcode: fields.passcode,
          browser: request.clientBrowser ?? clientNetwork(request.ip),
          network: clientNetwork(request.ip),
          cookies: request.cookies,
        },
      );
      if (cookie) reply.setCookie(cookie.name, cookie.value, cookie.options);
      return { showAt: pageAfter(params.shareCode, fields.then) };
    });
  };
