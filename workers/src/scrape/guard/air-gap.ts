import net from 'node:net';
import tls from 'node:tls';
import { isPublicAddress } from './address.ts';

interface Dial {
  readonly host?: string;
  readonly port?: number | string;
  readonly lookup?: net.LookupFunction;
}

export interface AirGap {
  /** Every address that somebody tried to connect to. */
  readonly dialled: string[];
  /** Those among them that nobody may ever connect to. */
  leaks(): string[];
  restore(): void;
}

function dialledAddresses({ host = '', lookup }: Dial): string[] {
  if (net.isIP(host) || !lookup) return [host];
  let found: string[] = [];
  lookup(host, { all: true }, (_error, addresses) => {
    found = typeof addresses === 'string' ? [addresses] : addresses.map(({ address }) => address);
  });
  return found;
}

function replaceConnect(client: object, connect: (options: Dial) => net.Socket): () => void {
  const real: unknown = Reflect.get(client, 'connect');
  Reflect.set(client, 'connect', connect);
  return () => void Reflect.set(client, 'connect', real);
}

/**
 * Cuts the wire below every client: connections are recorded, and those that would have been allowed reach a
 * server on loopback instead. No packet leaves for the address that was dialled.
 */
export function closeAirGap(loopbackPort: number): AirGap {
  const dialled: string[] = [];
  const realConnect = net.connect;

  const dial = (event: 'connect' | 'secureConnect') => (options: Dial) => {
    const addresses = dialledAddresses(options);
    const port = Number(options.port ?? 0);
    dialled.push(...addresses.map((address) => `${address} ${port}`));
    const socket = realConnect({ host: '127.0.0.1', port: loopbackPort });
    if (event === 'secureConnect') socket.on('connect', () => socket.emit('secureConnect'));
    return socket;
  };
  const restores = [
    replaceConnect(net, dial('connect')),
    replaceConnect(tls, dial('secureConnect')),
  ];
  return {
    dialled,
    leaks: () =>
      dialled.filter((entry) => {
        const [address = '', port = ''] = entry.split(' ');
        return !isPublicAddress(address) || !['80', '443'].includes(port);
      }),
    restore: () => restores.forEach((restore) => restore()),
  };
}
