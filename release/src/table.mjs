/** @param {import('./server.mjs').DeployedProject[]} projects @returns {string} */
export function releasesTable(projects) {
  const rows = [
    ['project', 'live', 'since', 'canary', 'before'],
    ...projects.map(({ project, live, canary, previous }) => [
      project,
      live?.version ?? '–',
      live ? `${live.since.slice(0, 16).replace('T', ' ')} UTC` : '–',
      canary ? `${canary.version} (${canary.percent} %)` : '–',
      previous ?? '–',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
