import { execFileSync } from 'node:child_process';
import { Failure } from '../terminal/failure.ts';

export interface User {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; this is the account that it uses then, and nothing for everybody else. */
export function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = lookUp('postgres') ?? lookUp('nobody');
  if (user) return user;
  throw new Failure(
    'PostgreSQL does not run as root, and this machine has neither a postgres nor a nobody account. Run npm start as an ordinary user, or set DATABASE_URL.',
  );
}

function lookUp(name: string): User | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
    return { name, uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

export function asUser(user: User | undefined) {
  return user ? { uid: user.uid, gid: user.gid, cwd: '/' } : { cwd: '/' };
}
