import { getQrCode, urlOf } from '@gift-registry/bff-contract';
import { useEffect, useState, type ComponentProps } from 'react';

const TRIES = 5;
const RETRY_MS = 5_000;

type Props = Omit<ComponentProps<'img'>, 'src' | 'onError'> & { readonly registryId: string };

export function QrCode({ registryId, alt, ...image }: Props) {
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!failed || tries === TRIES) return;
    const timer = setTimeout(() => {
      setFailed(false);
      setTries(tries + 1);
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [failed, tries]);
  return (
    <img
      {...image}
      // Another element asks the server again.
      key={tries}
      src={urlOf(getQrCode.path, { params: { registryId } })}
      alt={alt}
      onError={() => setFailed(true)}
    />
  );
}
