/**
 * Values that may leave: of routes, statements without their parameters, queues and outcomes. Packages add others, which carry
 * addresses, share codes, results of jobs and messages of errors.
 */
const allowed = new Set([
  ...['http.request.method', 'http.route', 'http.response.status_code'],
  ...['db.system', 'db.system.name', 'db.name', 'db.namespace', 'db.statement', 'db.query.text'],
  ...['db.operation.name', 'server.address', 'server.port', 'url.scheme', 'error.type'],
  ...['queue', 'job', 'topic', 'attempt', 'outcome', 'template'],
]);

export const allowedAttributes = <Value>(
  attributes: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => allowed.has(name)));
