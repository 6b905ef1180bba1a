import { useNavigation, type ScreenLocation } from '@gift-registry/shell-contract';
import { useState } from 'react';

interface Change<State> {
  readonly state: State;
  readonly from: ScreenLocation;
}

/** Each change is a history entry; consecutive changes by one `control`, such as a search field, are one. */
export function useQueryState<State>(
  parse: (query: URLSearchParams) => State,
): readonly [State, (state: State, query: URLSearchParams, control?: string) => void] {
  const { location, pushQuery } = useNavigation();
  // Local state, because the router updates late: a second tick before that would overwrite the first.
  const [change, setChange] = useState<Change<State>>();
  return [
    change?.from === location ? change.state : parse(new URLSearchParams(location.search)),
    (state, query, control) => {
      setChange({ state, from: location });
      pushQuery(query, control);
    },
  ];
}
