const serverOnly = ['pg', 'kysely', 'bullmq', 'ioredis', 'fastify', '@fastify/*'];
const testOnly = ['playwright*', '@playwright/*'];
const browserOnly = ['react', 'react-dom', 'react-router', '@tanstack/*'];

/**
 * Who may import whom, by the tags in each project.json. Every deployable publishes a `contract/`, and that is
 * the only part of it that another one may import.
 */
export const dependencyRules = [
  { sourceTag: 'platform:browser', bannedExternalImports: serverOnly },
  { sourceTag: 'platform:node', bannedExternalImports: browserOnly },
  {
    sourceTag: 'type:contract',
    onlyDependOnLibsWithTags: [],
    notDependOnLibsWithTags: ['*'],
    allowedExternalImports: ['zod', 'react', 'node:*'],
  },
  { sourceTag: 'type:design-system', notDependOnLibsWithTags: ['*'] },
  {
    sourceTag: 'type:remote',
    onlyDependOnLibsWithTags: ['type:contract', 'type:design-system', 'type:build'],
    notDependOnLibsWithTags: ['scope:workers'],
    // The router is the shell's own; remotes navigate through its contract.
    bannedExternalImports: ['react-router', '@module-federation/*', ...testOnly],
  },
  {
    sourceTag: 'type:shell',
    onlyDependOnLibsWithTags: ['type:contract', 'type:design-system', 'type:build'],
    notDependOnLibsWithTags: ['scope:workers'],
    bannedExternalImports: testOnly,
  },
  { sourceTag: 'type:build', onlyDependOnLibsWithTags: ['type:contract'] },
  {
    allSourceTags: ['type:app', 'scope:bff'],
    onlyDependOnLibsWithTags: ['type:contract'],
    notDependOnLibsWithTags: ['scope:shell'],
  },
  {
    allSourceTags: ['type:app', 'scope:workers'],
    onlyDependOnLibsWithTags: ['type:contract'],
    notDependOnLibsWithTags: ['scope:shell', 'scope:bff'],
  },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:contract', 'type:tool'] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:contract', 'type:tool'] },
];
