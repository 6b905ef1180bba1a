import { useState } from 'react';

export interface BoxRequest {
  /** Counts the requests: the same address can be asked for again. */
  readonly count: number;
  readonly url: string | undefined;
}

export function useBoxRequest() {
  const [request, setRequest] = useState<BoxRequest>();
  return {
    request,
    openBox: (url?: string) => setRequest((last) => ({ count: (last?.count ?? 0) + 1, url })),
  };
}
