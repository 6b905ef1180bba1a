import { forgetDrafts } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { rememberedGuest } from './remembered-guest.ts';

export function useForgetGuest(onForgotten: () => void): (() => void) | undefined {
  const [isRemembered, setRemembered] = useState(() => rememberedGuest.read() !== undefined);
  if (!isRemembered) return undefined;
  return () => {
    rememberedGuest.remove();
    setRemembered(false);
    onForgotten();
    forgetDrafts();
  };
}
