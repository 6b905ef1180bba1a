import { useState } from 'react';
import { looks, type Look } from './list-query.ts';

/** The server reads it, too, so that the first paint has the look. */
const cookie = 'look';
const YEAR_S = 365 * 24 * 60 * 60;

function rememberedLook(): Look | undefined {
  if (typeof document === 'undefined') return undefined;
  const pairs = document.cookie.split('; ');
  return looks.find((look) => pairs.includes(`${cookie}=${look}`));
}

export function useLook(named: Look | undefined): readonly [Look, (look: Look) => void] {
  const [remembered] = useState(rememberedLook);
  const [chosen, setChosen] = useState<Look>();
  return [
    chosen ?? named ?? remembered ?? 'list',
    (look) => {
      setChosen(look);
      document.cookie = `${cookie}=${look}; path=/; max-age=${YEAR_S}; samesite=lax`;
    },
  ];
}
