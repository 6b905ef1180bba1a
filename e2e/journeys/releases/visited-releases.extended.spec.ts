import { rm } from 'node:fs/promises';
import { releaseTable } from '@gift-registry/bff-contract';
import { visitPages } from '@gift-registry/scripts/visit-pages';
import { breakBuild, brokenScreen } from '../../flows/releases/broken-build.ts';
import { publish, releaseFolder, rollBack, serverFor } from '../../flows/releases/releases.ts';
import { expect, test } from '../../system/test.ts';

const project = 'mfe-guest';
const silent = {
  progress: () => undefined,
  result: () => undefined,
  badResult: () => undefined,
};

test('a release that throws is refused by the visits of its pages; the same without them goes live', async ({
  request,
}) => {
  const live = async () => {
    const table = releaseTable.parse(await (await request.get('/_mf/registry.json')).json());
    return table[project]?.version ?? '';
  };
  const before = await live();
  const folder = await breakBuild(releaseFolder(project, before), { after: brokenScreen });
  try {
    const release = { project, folder, isAgain: true, isLocal: true };
    const visits = visitPages(await serverFor(project), release, silent);
    await expect(visits).rejects.toThrow(/was not published\. On \/.*broken screen/);
    expect(await live()).toBe(before);
    await publish(project, folder);
    expect(await live()).not.toBe(before);
    await rollBack(project);
    expect(await live()).toBe(before);
  } finally {
    await rm(folder, { recursive: true });
  }
});
