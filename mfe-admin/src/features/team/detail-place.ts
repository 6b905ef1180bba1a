import { createContext, useContext } from 'react';

interface DetailPlace {
  /** The address of the page that shows the row alone. */
  readonly path: string;
  readonly close: () => void;
}

/** Where a page of one row stands beside its list; undefined on a page of its own. */
export const DetailPlaceContext = createContext<DetailPlace | undefined>(undefined);

export const useDetailPlace = () => useContext(DetailPlaceContext);
