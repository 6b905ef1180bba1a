import type { FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { OpenShare } from '../../platform/routing/request-context.ts';
import { findOpenShare } from './open-share.repository.ts';
import { createPasscodeCookies } from './passcode-cookies.ts';

export type Visitor = Pick<FastifyRequest, 'cookies'>;

export type Entrance =
  | { readonly state: 'unknown' }
  | { readonly state: 'locked'; readonly share: OpenShare }
  | { readonly state: 'open'; readonly share: OpenShare };

/** One answer for every locked registry: it names nothing of the registry. */
export const passcodeRequired = (): AppError =>
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
