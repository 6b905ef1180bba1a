/** 3, 9, 27 seconds before the first, second and every further retry. */
export const retryWaitSeconds = (retries: number): number => 3 ** Math.min(retries, 3);
