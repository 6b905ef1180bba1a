import { execFileSync, spawn } from 'node:child_process';
import { outcomeOf } from '../processes/outcome.ts';
import { Failure } from '../terminal/failure.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';

export const targets = ['bff', 'migrate', 'worker-mail', 'worker-scrape'] as const;
export type Target = (typeof targets)[number];
export type Builder = 'docker' | 'buildah';

export interface ImageOptions {
  readonly target: Target;
  readonly tag: string;
  readonly base: string | undefined;
}

function succeeds(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

/** Docker counts only with a running engine: many machines have its command alone. */
export function findBuilder(env: NodeJS.ProcessEnv): Builder {
  const named = env['IMAGE_BUILDER'];
  if (named === 'docker' || named === 'buildah') return named;
  if (succeeds('docker', 'info')) return 'docker';
  if (succeeds('buildah', '--version')) return 'buildah';
  throw new Failure('Images need a running Docker engine, or buildah: apt-get install buildah.');
}

/** Returns the arguments of one build. Both commands understand the same ones but for the health check. */
function buildArguments(
  builder: Builder,
  { target, tag, base }: ImageOptions,
  certificates: string | undefined,
): string[] {
  return [
    'build',
    // The format of OCI has no health check.
    ...(builder === 'buildah' ? ['--format', 'docker', '--layers'] : []),
    // npm opens more files at once than the 1,024 of some builders.
    ...['--ulimit', 'nofile=16384:16384'],
    ...['--file', 'Containerfile', '--target', target, '--tag', `gift-registry/${target}:${tag}`],
    ...(base === undefined ? [] : ['--build-arg', `BASE=${base}`]),
    ...(certificates ? ['--secret', `id=certificates,src=${certificates}`] : []),
    '.',
  ];
}

/** Builds one target. Returns the name of its image; a failure contains the end of what the builder printed. */
export async function buildImage(builder: Builder, options: ImageOptions): Promise<string> {
  const args = buildArguments(builder, options, process.env['NODE_EXTRA_CA_CERTS']);
  const child = spawn(builder, args, { cwd: workspaceRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-8_000);
    });
  const { code } = await outcomeOf(child);
  if (code !== 0)
    throw new Failure(`${builder} could not build ${options.target} (${code}).\n${output}`);
  return `gift-registry/${options.target}:${options.tag}`;
}
