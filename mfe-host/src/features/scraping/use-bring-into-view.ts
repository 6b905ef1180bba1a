import { useNavigation } from '@gift-registry/shell-contract';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { takeGiftInHand } from '../accounts/gift-in-hand.ts';
import { useIsHost } from '../accounts/use-is-host.ts';
import type { BoxRequest } from './use-box-request.ts';

interface Options {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly request: BoxRequest | undefined;
  readonly settled: boolean;
  readonly onUrl: (url: string) => void;
}

export function useBringIntoView({ box, request, settled, onUrl }: Options): void {
  const isHost = useIsHost();
  const { location } = useNavigation();

  const show = () => {
    const field = box.current?.querySelector<HTMLElement>('input:not([type="radio"])');
    (field ?? box.current)?.focus();
  };
  const answer = useEffectEvent(({ url }: BoxRequest) => {
    if (url !== undefined) onUrl(url);
    // After the render that shows the address.
    return setTimeout(show);
  });
  useEffect(() => {
    if (!request) return undefined;
    const timer = answer(request);
    return () => clearTimeout(timer);
  }, [request]);

  const returnFromLogin = useEffectEvent(() => {
    if (!takeGiftInHand(location.pathname + location.search, 'website')) return undefined;
    return setTimeout(show);
  });
  useEffect(() => {
    if (!isHost || !settled) return undefined;
    const timer = returnFromLogin();
    return () => clearTimeout(timer);
  }, [isHost, settled]);
}
