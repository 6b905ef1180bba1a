import { ApiError } from '@gift-registry/bff-contract';

export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw outcome instanceof Error ? outcome : new Error('The call succeeded.');
}

export async function tally(calls: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(calls);
  const codes = outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [];
    const reason: unknown = outcome.reason;
    if (reason instanceof ApiError) return [reason.code];
    throw reason;
  });
  return { succeeded: outcomes.length - codes.length, codes };
}
