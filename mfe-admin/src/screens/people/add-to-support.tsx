import {
  ApiError,
  changeRole,
  listPeople,
  queryKeyOf,
  type ApiCall,
  type Person,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useQueryClient } from '@tanstack/react-query';
import { ActionDialog } from '../../features/team/action-dialog.tsx';
import type { TeamAction } from '../../features/team/team-action.ts';

const refused = (message: string) =>
  new ApiError(message, { code: 'conflict', status: 409, field: 'email' });

async function findByEmail(api: ApiCall, typed: string): Promise<string> {
  const email = typed.toLowerCase();
  const { rows } = await api(listPeople, { query: { search: email } });
  const found = rows.find((person) => person.email === email);
  if (!found) throw refused('No account has this address.');
  if (found.role === 'support') throw refused('This person is in support already.');
  if (found.role === 'admin') throw refused('This person is an admin, who may do all of it.');
  return found.id;
}

const addToSupport: TeamAction<Person> = {
  id: 'add-to-support',
  route: changeRole,
  label: 'Add to support',
  text: 'The person sees everything in the control center, and may resend mails, sign people out, pause gifts and add notes. They sign in anew.',
  field: { label: 'Email', hint: 'Of somebody with an account' },
  usualWhy: 'Joins the support team.',
  done: 'Added to support',
  send: async (api, { value, why }) =>
    api(changeRole, {
      params: { userId: await findByEmail(api, value) },
      body: { role: 'support', why },
    }),
};

/** The main action of People: the usual change of a role, without the way over the person's page. */
export function AddToSupport() {
  const layer = useHistoryLayer('add-to-support');
  const queries = useQueryClient();
  return (
    <>
      <Button variant="primary" onClick={() => layer.show()}>
        {addToSupport.label}
      </Button>
      {layer.open && (
        <ActionDialog
          action={addToSupport}
          subject="people"
          layer={layer}
          onDone={() => void queries.invalidateQueries({ queryKey: queryKeyOf(listPeople) })}
        />
      )}
    </>
  );
}
