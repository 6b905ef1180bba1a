import { useEffect, useRef, useState } from 'react';

/**
 * Notices that the guest comes back from the shop: `returned` turns true when the page is shown again after `visit`.
 */
export function useShopVisit() {
  const [returned, setReturned] = useState(false);
  const away = useRef(false);

  useEffect(() => {
    const onShow = () => {
      if (document.visibilityState !== 'visible' || !away.current) return;
      away.current = false;
      setReturned(true);
    };
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, []);

  return {
    returned,
    /** Opens the shop in a new tab; where the browser refuses, the link in 'Your gifts' remains. */
    visit(address: string) {
      away.current = true;
      window.open(address, '_blank', 'noopener,noreferrer');
    },
    done: () => setReturned(false),
  };
}
