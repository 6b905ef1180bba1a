import { z } from 'zod';
import { errorReply, type RouteShape } from '@gift-registry/bff-contract';

const noQuery = z.strictObject({});

export function routeSchema(contract: RouteShape) {
  const { id, summary, params, query, headers, body, responses } = contract;
  return {
    operationId: id,
    summary,
    querystring: query ?? noQuery,
    ...(params ? { params } : {}),
    ...(headers ? { headers } : {}),
    ...(body ? { body } : {}),
    response: { ...responses, '4xx': errorReply, '5xx': errorReply },
  };
}
