import * as contract from '@gift-registry/bff-contract';
import type { FormRouteShape, RouteShape } from '@gift-registry/bff-contract';
import type { Shape, WireFacts } from './wire-facts.ts';

const exported: readonly unknown[] = Object.values(contract);

const isRoute = (value: unknown): value is RouteShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;
const isForm = (value: unknown): value is FormRouteShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'fields' in value;

function shapesOfRoute({ method, path, responses, ...route }: RouteShape): Shape[] {
  const owner = `${method} ${path}`;
  const parts = ['params', 'query', 'headers', 'body'] as const;
  return [
    ...parts.flatMap((part): Shape[] => {
      const schema = route[part];
      return schema ? [{ owner, direction: 'request', part, schema }] : [];
    }),
    ...Object.entries(responses).map(([status, schema]): Shape => ({
      owner,
      direction: 'reply',
      part: status,
      schema,
    })),
  ];
}

const shapeOfForm = ({ method, path, fields }: FormRouteShape): Shape => ({
  owner: `${method} ${path}`,
  direction: 'request',
  part: 'fields',
  schema: fields,
});

const { errorReply, releaseManifest, releaseTable, renderRequest, renderResult, serverEvent } =
  contract;

const others: readonly Shape[] = [
  { owner: 'every route', direction: 'reply', part: 'error', schema: errorReply },
  { owner: contract.eventsPath, direction: 'request', part: 'query', schema: contract.eventsQuery },
  { owner: contract.eventsPath, direction: 'reply', part: 'event', schema: serverEvent },
  { owner: 'release.json', direction: 'request', part: 'content', schema: releaseManifest },
  { owner: 'document', direction: 'reply', part: 'releases', schema: releaseTable },
  { owner: 'renderer', direction: 'reply', part: 'input', schema: renderRequest },
  { owner: 'renderer', direction: 'request', part: 'output', schema: renderResult },
];

export const bffShapes = (): readonly Shape[] => [
  ...exported.filter(isRoute).flatMap(shapesOfRoute),
  ...exported.filter(isForm).map(shapeOfForm),
  ...others,
];

export const bffAccess = (): WireFacts =>
  Object.fromEntries(
    exported
      .filter((value) => isRoute(value) || isForm(value))
      .map(({ method, path, access }) => [`${method} ${path} > caller access`, access]),
  );
