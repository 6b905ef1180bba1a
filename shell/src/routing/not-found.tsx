import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect } from 'react';
import { NoPage } from '../failure/no-page.tsx';

export function NotFound() {
  const { pathname } = useNavigation().location;
  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <NoPage title="Oops! Page not found">
      We looked everywhere, but there is nothing at this address. The link may be old or mistyped.
    </NoPage>
  );
}
