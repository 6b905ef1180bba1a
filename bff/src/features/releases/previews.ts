import type { FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { derivedKeys, createUrlTokens } from '../../platform/keys/signer.ts';
import type { LiveRelease } from './release.ts';
import { previewedRelease } from './releases.repository.ts';

const PARAMETER = 'release';

/** Signed links to a preview: they show what it holds, as long as it is open. */
export function createPreviews({ config, db }: Pick<AppDependencies, 'config' | 'db'>) {
  const tokens = createUrlTokens(derivedKeys(config.sessionSecrets, 'release-preview'));
  return {
    linkOf(project: string, name: string, path: string): string {
      const token = tokens.sign(`${project}/${name}`);
      return `${config.publicBaseUrl}${path}?${new URLSearchParams({ [PARAMETER]: token })}`;
    },
    async find({ url }: FastifyRequest): Promise<LiveRelease | undefined> {
      const token = new URLSearchParams(url.split('?', 2)[1]).get(PARAMETER);
      const [project, name] = (token && tokens.read(token))?.split('/', 2) ?? [];
      return project && name ? previewedRelease(db, project, name) : undefined;
    },
  };
}
