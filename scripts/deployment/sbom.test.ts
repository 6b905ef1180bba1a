import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { workspaceRoot } from '../settings/workspace-root.ts';

const hash = z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) });
const sbom = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      name: z.string(),
      'bom-ref': z.string(),
      purl: z.string().startsWith('pkg:npm/'),
      hashes: z.array(hash).min(1),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const { stdout } = spawnSync(process.execPath, ['scripts/sbom.ts'], {
  ...{ cwd: workspaceRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
});
const { components, dependencies } = sbom.parse(JSON.parse(stdout));
const names = new Set(components.map(({ name }) => name));

test('the bill of materials has each package that runs, and none of development', () => {
  expect(components.length).toBeGreaterThan(500);
  // A workspace tests with sharp, which runs in another one.
  for (const runs of ['fastify', 'sharp', '@img/colour', 'pg', 'bullmq', 'nodemailer', 'react'])
    expect(names).toContain(runs);
  for (const ofDevelopment of ['jest', 'oxlint', 'nx', 'kubernetes-models'])
    expect(names).not.toContain(ofDevelopment);
});

test('it names each package once, and each dependency of one is in it', () => {
  const references = components.map((each) => each['bom-ref']);
  expect(new Set(references).size).toBe(references.length);
  const of = dependencies.find(({ ref }) => ref.startsWith('pkg:npm/fastify@'));
  expect(of?.dependsOn.some((each) => each.startsWith('pkg:npm/pino@'))).toBe(true);
  const unknown = dependencies
    .flatMap(({ dependsOn }) => dependsOn)
    .filter((each) => !references.includes(each));
  expect(unknown).toEqual([]);
});
