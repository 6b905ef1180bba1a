import getPort from 'get-port';
import { Failure } from '../terminal/failure.ts';
import { systemError } from './system-error.ts';

const LOOPBACK = '127.0.0.1';

export async function requireFree(name: string, port: number, host = LOOPBACK): Promise<void> {
  const free = await getPort({ port, host }).catch((error: unknown) => {
    const code = systemError.safeParse(error).data?.code ?? 'unknown';
    throw new Failure(`HOST is not usable. ${host} is no address of this machine (${code}).`);
  });
  if (free !== port)
    throw new Failure(
      port < 1024
        ? `Port ${port} is taken, or this account may not listen on it. Choose one above 1023: ${name}=3000 npm start`
        : `Port ${port} is taken by another program. Stop that program, or choose another port: ${name}=${port + 1} npm start`,
    );
}

export const portOrFree = (wished: number | undefined): Promise<number> =>
  getPort({ host: LOOPBACK, ...(wished !== undefined && { port: wished }) });
