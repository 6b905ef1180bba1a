import { useEffect, useState } from 'react';

interface Visit {
  readonly giftId: string;
  readonly returned: boolean;
}

/** Tracks a visit to a gift's shop: `returnedFor` is the gift when the page is visible again after `visit`. */
export function useShopVisit() {
  const [current, setCurrent] = useState<Visit>();

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible')
        setCurrent((visit) => visit && { ...visit, returned: true });
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  return {
    returnedFor: current?.returned ? current.giftId : undefined,
    /** Opens the shop in a new tab. When the browser blocks it, the link in 'Your gifts' remains. */
    visit(giftId: string, address: string) {
      setCurrent({ giftId, returned: false });
      window.open(address, '_blank', 'noopener,noreferrer');
    },
    done: () => setCurrent(undefined),
  };
}
