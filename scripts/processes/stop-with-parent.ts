import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { Socket } from 'node:net';

/**
 * For a program that is not ours and so can't watch a channel: the shell's input ends with this process, however it
 * ends, and then the program is asked to stop.
 */
export function stopWithParent(child: ChildProcess, as: SpawnOptions = {}): void {
  const watch = spawn('sh', ['-c', 'read _ || kill -INT "$0"', String(child.pid)], {
    ...as,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watch.unref();
  if (watch.stdin instanceof Socket) watch.stdin.unref();
  child.once('exit', () => watch.kill('SIGKILL'));
}
