import net from 'node:net';
import tls from 'node:tls';
import { isPublicAddress } from '../guard/address.ts';

interface ConnectOptions {
  readonly host?: string;
  readonly port?: number | string;
  readonly lookup?: net.LookupFunction;
}

export interface BlockedNetwork {
  readonly connections: string[];
  leaks(): string[];
  restore(): void;
}

function attemptedAddresses({ host = '', lookup }: ConnectOptions): string[] {
  if (net.isIP(host) || !lookup) return [host];
  let found: string[] = [];
  lookup(host, { all: true }, (_error, addresses) => {
    found = typeof addresses === 'string' ? [addresses] : addresses.map(({ address }) => address);
  });
  return found;
}

function replaceConnect(
  client: object,
  connect: (options: ConnectOptions) => net.Socket,
): () => void {
  const real: unknown = Reflect.get(client, 'connect');
  Reflect.set(client, 'connect', connect);
  return () => void Reflect.set(client, 'connect', real);
}

/**
 * Cuts the wire below every client: connections are recorded, and those that would have been allowed reach a
 * server on loopback instead. No packet leaves for the address that was connections.
 */
export function blockNetwork(loopbackPort: number): BlockedNetwork {
  const connections: string[] = [];
  const realConnect = net.connect;

  const recordAndRedirect = (event: 'connect' | 'secureConnect') => (options: ConnectOptions) => {
    const addresses = attemptedAddresses(options);
    const port = Number(options.port ?? 0);
    connections.push(...addresses.map((address) => `${address} ${port}`));
    const socket = realConnect({ host: '127.0.0.1', port: loopbackPort });
    if (event === 'secureConnect') socket.on('connect', () => socket.emit('secureConnect'));
    return socket;
  };
  const restores = [
    replaceConnect(net, recordAndRedirect('connect')),
    replaceConnect(tls, recordAndRedirect('secureConnect')),
  ];
  return {
    connections,
    leaks: () =>
      connections.filter((entry) => {
        const [address = '', port = ''] = entry.split(' ');
        return !isPublicAddress(address) || !['80', '443'].includes(port);
      }),
    restore: () => restores.forEach((restore) => restore()),
  };
}
