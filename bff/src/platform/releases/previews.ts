import type { FastifyRequest } from 'fastify';
import { mayCall } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../app-dependencies.ts';
import { derivedKey } from '../keys/derived-key.ts';
import { createUrlTokens } from '../keys/url-token.ts';
import type { LiveRelease } from './live-release.ts';
import { previewedVersion, type PreviewKey } from './publishing/previews.repository.ts';
import { manifestOf, type ReleaseKey } from './releases.repository.ts';

const HOURS = 24;
const PARAMETER = 'release';
const keyPattern = /^([a-z0-9-]{1,60})@([0-9a-f]{1,64})$/;
const namePattern = /^([a-z0-9-]{1,60})\/([a-z0-9][a-z0-9._-]{0,59})$/;

const keyIn = (text: string): ReleaseKey | undefined => {
  const [, project, version] = keyPattern.exec(text) ?? [];
  return project && version ? { project, version } : undefined;
};

const previewIn = (text: string): PreviewKey | undefined => {
  const [, project, name] = namePattern.exec(text) ?? [];
  return project && name ? { project, name } : undefined;
};

export function createPreviews(
  { config, db }: Pick<AppDependencies, 'config' | 'db'>,
  now = () => Date.now(),
) {
  const tokens = createUrlTokens(derivedKey(config.sessionSecret, 'release-preview'));

  async function keyInToken(token: string): Promise<ReleaseKey | undefined> {
    const [text = '', end = '0'] = (tokens.read(token) ?? '').split('~', 2);
    const preview = previewIn(text);
    if (preview) return previewedVersion(db, preview);
    return Number(end) > now() ? keyIn(text) : undefined;
  }

  const address = (token: string, path: string): string =>
    `${config.publicBaseUrl}${path}?${new URLSearchParams({ [PARAMETER]: token })}`;

  return {
    /** Shows this version for a day. */
    link: ({ project, version }: ReleaseKey, path: string): string =>
      address(tokens.sign(`${project}@${version}~${now() + HOURS * 3_600_000}`), path),
    /** Shows whatever the preview of this name holds, as long as it is open. */
    linkOf: ({ project, name }: PreviewKey, path: string): string =>
      address(tokens.sign(`${project}/${name}`), path),
    async find({ url, user }: FastifyRequest): Promise<LiveRelease | undefined> {
      const wanted = new URLSearchParams(url.split('?', 2)[1]).get(PARAMETER);
      if (wanted === null) return undefined;
      const key =
        (user && mayCall(user.role, 'admin') ? keyIn(wanted) : undefined) ??
        (await keyInToken(wanted));
      const manifest = key && (await manifestOf(db, key));
      return manifest && { project: key.project, version: key.version, manifest };
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;
