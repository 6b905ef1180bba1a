import type { Build } from '../builds/build.ts';
import type { ReleaseKey } from '../releases.repository.ts';

export interface ReleaseFiles {
  add(build: Build): Promise<void>;
  has(release: ReleaseKey): Promise<boolean>;
  locate(release: ReleaseKey, path: string): Promise<string | undefined>;
  remains(release: ReleaseKey): Promise<boolean>;
  retire(release: ReleaseKey): Promise<void>;
  remove(release: ReleaseKey): Promise<void>;
  forget(release: ReleaseKey): Promise<void>;
}
