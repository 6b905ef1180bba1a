import { once } from 'node:events';
import { createServer } from 'node:net';
import { clearLockedPorts } from 'get-port';
import { portOrFree, requireFree } from './ports.ts';

test('a taken port is refused with the variable to change, a free one is not', async () => {
  const port = await portOrFree(undefined);
  // A port is not given twice in a process until some seconds have passed.
  clearLockedPorts();
  await requireFree('MAIL_WEB_PORT', port);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await expect(requireFree('MAIL_WEB_PORT', port)).rejects.toThrow(
    expect.objectContaining({
      name: 'Failure',
      message: `Port ${port} is taken by another program. Stop that program, or choose another port: MAIL_WEB_PORT=${port + 1} npm start`,
    }),
  );
  expect(await portOrFree(port)).not.toBe(port);
  server.close();
});

test('an address of another machine is a matter of HOST', async () => {
  await expect(requireFree('PORT', 6311, '192.0.2.1')).rejects.toThrow(
    expect.objectContaining({
      name: 'Failure',
      message: expect.stringMatching(
        /^HOST is not usable\. 192\.0\.2\.1 is no address of this machine/,
      ),
    }),
  );
});
