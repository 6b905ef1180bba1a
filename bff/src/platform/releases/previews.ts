import type { FastifyRequest } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { derivedKey } from '../keys/derived-key.ts';
import { createUrlTokens } from '../keys/url-token.ts';
import type { LiveRelease } from './live-release.ts';
import { manifestOf, type ReleaseKey } from './releases.repository.ts';

const HOURS = 24;
const PARAMETER = 'release';
const keyPattern = /^([a-z0-9-]{1,60})@([0-9a-f]{1,64})$/;

const keyIn = (text: string): ReleaseKey | undefined => {
  const [, project, version] = keyPattern.exec(text) ?? [];
  return project && version ? { project, version } : undefined;
};

export function createPreviews(
  { config, db }: Pick<AppDependencies, 'config' | 'db'>,
  now = () => Date.now(),
) {
  const tokens = createUrlTokens(derivedKey(config.sessionSecret, 'release-preview'));

  function keyInToken(token: string): ReleaseKey | undefined {
    const [name = '', end = '0'] = (tokens.read(token) ?? '').split('~', 2);
    return Number(end) > now() ? keyIn(name) : undefined;
  }

  return {
    link({ project, version }: ReleaseKey): string {
      const end = now() + HOURS * 3_600_000;
      const token = tokens.sign(`${project}@${version}~${end}`);
      return `${config.publicBaseUrl}/?${new URLSearchParams({ [PARAMETER]: token })}`;
    },
    async find({ url, user }: FastifyRequest): Promise<LiveRelease | undefined> {
      const wanted = new URLSearchParams(url.split('?', 2)[1]).get(PARAMETER);
      if (wanted === null) return undefined;
      const key = (user?.role === 'admin' ? keyIn(wanted) : undefined) ?? keyInToken(wanted);
      const manifest = key && (await manifestOf(db, key));
      return manifest && { project: key.project, version: key.version, manifest };
    },
  };
}
