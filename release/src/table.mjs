/** @typedef {import('./server.mjs').DeployedProject} DeployedProject */

/** @param {readonly DeployedProject[]} projects @returns {string} */
function versionsTable(projects) {
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

/**
 * Servers of an earlier version send neither `leftOut` nor `alarm`.
 * @param {DeployedProject} deployed
 * @returns {string[]}
 */
const warningsOf = ({ project, leftOut = [], alarm }) => [
  ...leftOut.map(({ version, reason }) => `${project} ${version} is not served. ${reason}`),
  ...(alarm
    ? [
        `${project} ${alarm.version} fails in browsers: ${alarm.failed} of ${alarm.views} views, most on ${alarm.page}. To take it back: npm run rollback -- ${project}`,
      ]
    : []),
];

/**
 * The versions of all projects and, in red on a terminal, messages about the ones that fail.
 * @param {readonly DeployedProject[]} projects
 * @param {{ isColoured?: boolean }} [options]
 */
export function releasesTable(projects, { isColoured = process.stdout.isTTY } = {}) {
  const warnings = projects.flatMap(warningsOf);
  const shown = warnings.map((line) =>
    isColoured ? `\u001B[31m✗ ${line}\u001B[39m` : `✗ ${line}`,
  );
  return [versionsTable(projects), ...shown].join('\n');
}
