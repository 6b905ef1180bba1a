import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A process id is reused sooner or later; together with when the process began, it names one process for good. */
export const processIdentity = z.object({ pid: z.int().positive(), began: z.string() });
export type ProcessIdentity = z.infer<typeof processIdentity>;

export function identify(pid: number): ProcessIdentity | undefined {
  const began = process.platform === 'linux' ? beganOnLinux(pid) : ask('lstart=', pid);
  return began ? { pid, began } : undefined;
}

export function isRunning({ pid, began }: ProcessIdentity): boolean {
  return identify(pid)?.began === began;
}

export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return ask('command=', pid) ?? '';
  return (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim();
}

function beganOnLinux(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  // The name of the program, in parentheses, may itself hold spaces and parentheses.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z') return undefined;
  const sinceBoot = fields[18];
  return `${read('/proc/sys/kernel/random/boot_id')?.trim()} ${sinceBoot}`;
}

function ask(field: string, pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
