const { parseArgs } = require('node:util');
const { createDevServer } = require('./create-dev-server.cjs');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { target: { type: 'string' }, port: { type: 'string' } },
});

const server = createDevServer({
  folders: positionals,
  target: values.target ?? '',
  port: Number(values.port),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
process.on('disconnect', () => process.exit());
void server.start();
