import { isBlockedPort } from './blocked-ports.ts';

/** Node's fetch refuses a blocked port before it opens a connection; any other closed port refuses the connection. */
async function isRefusedByFetch(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`);
    return false;
  } catch (error) {
    return (
      error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port'
    );
  }
}

test('blocked ports are those that fetch refuses', async () => {
  for (const port of [1, 22, 4190, 6000, 6669, 10080])
    expect({ port, refused: await isRefusedByFetch(port) }).toEqual({
      port,
      refused: isBlockedPort(port),
    });
});
