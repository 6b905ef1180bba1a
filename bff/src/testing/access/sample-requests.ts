import type { AccessRow } from './access-rows.ts';
import type { Fixtures } from './fixtures.ts';

export interface SampleRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface RouteCase {
  readonly access: AccessRow;
  readonly request: (fixtures: Fixtures) => SampleRequest | Promise<SampleRequest>;
}

export type RouteCases = Readonly<Record<string, RouteCase>>;

export type Request = RouteCase['request'];

export const none: Request = () => ({});
export const registry: Request = async (fixtures) => {
  const { registryId } = await fixtures.registry();
  return { params: { registryId } };
};
export const share: Request = async (fixtures) => {
  const { shareCode } = await fixtures.registry();
  return { params: { shareCode } };
};
export const email: Request = async (fixtures) => ({ body: { email: await fixtures.email() } });
export const withBody =
  (request: Request, body: Readonly<Record<string, unknown>>): Request =>
  async (fixtures) => ({ ...(await request(fixtures)), body });
