import type { Build } from '../builds/build.ts';
import type { ReleaseKey } from '../releases.repository.ts';

/** Where the files of releases are. */
export interface ReleaseFiles {
  /** Stores the files of a build; a version that is stored stays as it is. */
  add(build: Build): Promise<void>;
  /** True when visitors can load the release. */
  has(release: ReleaseKey): Promise<boolean>;
  /** The path of a file on this machine's disk; undefined when the release has no such file. */
  locate(release: ReleaseKey, path: string): Promise<string | undefined>;
  /** True while any file of the release is stored. */
  remains(release: ReleaseKey): Promise<boolean>;
  /** Quick, because callers hold a lock: from now on, nobody can choose the release. */
  retire(release: ReleaseKey): Promise<void>;
  /** Removes the files of a retired release. */
  remove(release: ReleaseKey): Promise<void>;
  /** Removes the copies of this machine. */
  forget(release: ReleaseKey): Promise<void>;
}
