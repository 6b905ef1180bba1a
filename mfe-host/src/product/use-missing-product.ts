import { ApiError } from '@gift-registry/bff-contract';
import { useNavigation, useNotify } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

/** A product that can't be shown leads back to the catalogue, and says why. */
export function useMissingProduct(error: Error | null, catalogue: string): void {
  const notify = useNotify();
  const { navigate } = useNavigation();
  useEffect(() => {
    if (!error) return;
    const missing = error instanceof ApiError && error.status === 404;
    notify(
      missing
        ? { type: 'error', title: 'Product not found' }
        : { type: 'error', title: 'Failed to load product details', description: error.message },
    );
    navigate(catalogue, { replace: true });
  }, [error, catalogue, notify, navigate]);
}
