import { createServer } from 'node:http';

const WORK_MS = 3;

const server = createServer((_request, response) => {
  const end = performance.now() + WORK_MS;
  while (performance.now() < end);
  response.setHeader('connection', 'close').end('{}');
});
process.once('SIGTERM', () => server.close());
server.listen(Number(process.env.PORT), '127.0.0.1');
