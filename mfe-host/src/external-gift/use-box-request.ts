import { useState } from 'react';

export interface BoxRequest {
  /** Counts the requests: the same address can be asked for again. */
  readonly count: number;
  /** The address to fill in. */
  readonly url: string | undefined;
}

/** Asks the box 'Add from any website' to come into view. */
export function useBoxRequest() {
  const [request, setRequest] = useState<BoxRequest>();
  return {
    request,
    openBox: (url?: string) => setRequest((last) => ({ count: (last?.count ?? 0) + 1, url })),
  };
}
