import { guessableReason, readDocumentSettings } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JudgePassword } from './refuse-guessable.ts';

/** Until the list is there, and where it can't be loaded, only the server judges. */
export function usePasswordJudgement() {
  const [wanted, setWanted] = useState(false);
  const { data: commonPasswords } = useQuery({
    queryKey: ['common-passwords'],
    queryFn: async () =>
      (await import(/* webpackChunkName: "common-passwords" */ './common-passwords.ts'))
        .commonPasswords,
    enabled: wanted,
    staleTime: Infinity,
  });
  const judge: JudgePassword = ({ password, ...person }) =>
    commonPasswords &&
    guessableReason(password, { ...person, brand: readDocumentSettings().brand }, commonPasswords);
  return { judge, loaded: commonPasswords !== undefined, load: () => setWanted(true) };
}
