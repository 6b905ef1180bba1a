import fp from 'fastify-plugin';
import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import { openRegistryForm } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { derivedKeys, createUrlTokens } from '../../platform/keys/signer.ts';
import type { OpenShare } from '../../platform/routing/request-context.ts';
import { hostCookie, type HostCookie } from '../../platform/sessions/session-cookie.ts';
import { findOpenShare } from './shared-registry.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    shareAddress: string;
  }
}

const sharedParams = z.object({ shareCode: z.string() });

/** Comes before everything that refuses requests, because the page of a refused form needs the address. */
export const shareAddress = fp(
  async (app) => {
    app.decorateRequest('shareAddress', '');
    app.addHook('onRequest', async (request) => {
      const params = sharedParams.safeParse(request.params);
      if (params.success) request.shareAddress = params.data.shareCode;
    });
  },
  { name: 'share-address' },
);

const OPEN_SECONDS = 30 * 86_400;

interface Opened {
  readonly registryId: string;
  readonly passcodeVersion: number;
}

type Cookies = Readonly<Record<string, string | undefined>>;

export function createPasscodeCookies({
  sessionSecrets,
  publicBaseUrl,
}: Pick<Config, 'sessionSecrets' | 'publicBaseUrl'>) {
  const tokens = createUrlTokens(derivedKeys(sessionSecrets, 'passcode-cookie'));
  const cookieOf = (registryId: string): HostCookie =>
    hostCookie(publicBaseUrl, `open-${registryId.slice(-12)}`);
  const contentsOf = ({ registryId, passcodeVersion }: Opened, endsAt: number) =>
    `${registryId}~${passcodeVersion}~${endsAt}`;
  return {
    earlierEntrance(registryId: string, cookies: Cookies): string | undefined {
      const cookie = cookies[cookieOf(registryId).name];
      return tokens.read(cookie ?? '')?.split('~')[0] === registryId ? cookie : undefined;
    },
    isOpened(opened: Opened, cookies: Cookies): boolean {
      const contents = tokens.read(cookies[cookieOf(opened.registryId).name] ?? '');
      const endsAt = Number(contents?.split('~')[2]);
      return contents === contentsOf(opened, endsAt) && endsAt > Date.now();
    },
    create(opened: Opened) {
      const { name, attributes } = cookieOf(opened.registryId);
      const value = tokens.sign(contentsOf(opened, Date.now() + OPEN_SECONDS * 1_000));
      return { name, value, options: { ...attributes, maxAge: OPEN_SECONDS } };
    },
  };
}

export type Visitor = Pick<FastifyRequest, 'cookies'>;

type Entrance =
  | { readonly state: 'unknown' }
  | { readonly state: 'locked'; readonly share: OpenShare }
  | { readonly state: 'open'; readonly share: OpenShare };

/** One answer for every locked registry: it names nothing of the registry. */
const passcodeRequired = (): AppError =>
  new AppError('passcode-required', 'This registry opens with a passcode. Ask the host for it.');

/** Decides who gets through a link: the only place that knows of readable addresses and passcodes. */
export function createShareGate({ config, db }: Pick<AppDependencies, 'config' | 'db'>) {
  const passcodes = createPasscodeCookies(config);

  const find = async (address: string): Promise<OpenShare | null> =>
    (await findOpenShare(db, address)) ?? null;

  async function enter(address: string, { cookies }: Visitor): Promise<Entrance> {
    const share = await find(address);
    if (!share) return { state: 'unknown' };
    const { registryId, passcodeVersion } = share;
    return passcodeVersion === null || passcodes.isOpened({ registryId, passcodeVersion }, cookies)
      ? { state: 'open', share }
      : { state: 'locked', share };
  }

  return { find, enter };
}

export type ShareGate = ReturnType<typeof createShareGate>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly shareGate: ShareGate;
  }
}

/**
 * Every route below a link passes the gate before its parameters are read. Its handler gets the share code behind a readable
 * address (`paramsOf`); an unknown one stays, and each route answers it in its own way.
 */
export const guardShares = (deps: AppDependencies) =>
  fp(
    async (app) => {
      const gate = createShareGate(deps);
      app.decorate('shareGate', gate);
      app.decorateRequest('openShare', null);
      app.addHook('preValidation', async (request) => {
        const address = request.shareAddress;
        if (address === '') return;
        if (request.routeOptions.config.routeId === openRegistryForm.id) return;
        const entrance = await gate.enter(address, request);
        if (entrance.state === 'locked') throw passcodeRequired();
        if (entrance.state === 'unknown') return;
        request.openShare = entrance.share;
      });
    },
    { name: 'share-gate', dependencies: ['guests', 'share-address'] },
  );
