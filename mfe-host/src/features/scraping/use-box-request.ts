import { useState } from 'react';

export interface BoxRequest {
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
