import { readFileSync } from 'node:fs';

const MS_A_TICK = 10;

/** Milliseconds that a process and its threads have spent on a processor, from Linux's procfs. */
export function cpuTime(pid: number | undefined): number {
  // The second field is the name in brackets, which may contain spaces.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[^)]*$)/);
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * MS_A_TICK;
}
