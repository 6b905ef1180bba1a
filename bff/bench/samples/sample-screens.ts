import { readBuild } from '../../src/features/releases/build.ts';
import { publishBuilds } from '../../src/features/releases/publish-release.ts';
import { createReleaseFiles } from '../../src/features/releases/release-files.ts';
import { writeSampleBuild, type SampleBuild } from '../../src/testing/samples/sample-build.ts';
import type { TestApp } from '../../src/testing/test-app.ts';

const screen = `function render(request) {
  var items = request.replies[1].body.items.map(function (item) {
    return '<li class="mfe-guest__row__a1b2c">' + Array.from({ length: 24 }, function (_, part) {
      return '<span class="mfe-guest__part__' + part + '">' + item.name + ' ' + item.id + '</span>';
    }).join('') + '</li>';
  });
  return { html: '<ul>' + items.join('') + '</ul>' };
}`;
const layout = `function render() { return { html: '<main><screen-outlet></screen-outlet></main>' }; }`;

const builds: readonly SampleBuild[] = [
  { project: 'shell', server: layout },
  {
    project: 'mfe-guest',
    server: screen,
    pages: [
      {
        screen: 'shared-registry',
        path: '/r/:shareCode',
        title: 'Gift registry',
        description: 'A wish list.',
        prerender: { reads: ['getSharedRegistry', 'listSharedItems'] },
      },
    ],
  },
];

export async function publishSampleScreens({ deps }: Pick<TestApp, 'deps'>): Promise<void> {
  const { db, config } = deps;
  for (const build of builds)
    await publishBuilds({ db, files: createReleaseFiles(config) }, [
      await readBuild(build.project, await writeSampleBuild(build)),
    ]);
}
