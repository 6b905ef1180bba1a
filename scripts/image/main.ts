import { parseArgs } from 'node:util';
import { describeFailure } from '../terminal/failure.ts';
import { Steps } from '../terminal/steps.ts';
import { buildImage, findBuilder, targets, type Target } from './build-image.ts';

const usage = `Usage: npm run image [-- <target> …] [--base <image>] [--tag <tag>]
Targets: ${targets.join(', ')}; without one, all of them.`;

const isTarget = (word: string): word is Target => targets.some((target) => target === word);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string' }, tag: { type: 'string', default: 'latest' } },
  });
  if (!positionals.every(isTarget)) throw new Error(usage);
  const steps = new Steps(process.stdout);
  const builder = findBuilder(process.env);
  for (const target of positionals.length > 0 ? positionals : targets)
    await steps.run(`Image ${target}`, async (step) => {
      step.result(await buildImage(builder, { target, tag: values.tag, base: values.base }));
    });
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
