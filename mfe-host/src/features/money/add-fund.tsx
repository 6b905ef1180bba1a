import {
  fundKindNames,
  fundKinds,
  joinList,
  readDocumentSettings,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { PlusIcon } from '@gift-registry/design-system/icon';
import { Section } from '@gift-registry/design-system/layout';
import { useHistoryLayer, useLazyComponent, useSession } from '@gift-registry/shell-contract';
import { useAskToSignIn } from '../accounts/gift-in-hand.ts';
import { loadFundDialog } from './load-fund-dialog.ts';

interface Props {
  readonly registryId: string | null | undefined;
  readonly onAdded: (item: RegistryItem) => void;
}

const kinds = joinList(fundKinds.map((kind) => fundKindNames[kind].toLowerCase()));

export function AddFund({ registryId, onAdded }: Props) {
  const { state } = useSession();
  const askToSignIn = useAskToSignIn();
  const layer = useHistoryLayer('fund');
  const FundDialog = useLazyComponent(loadFundDialog, layer.open, layer.close);
  if (!readDocumentSettings().funds) return null;
  return (
    <Section title="Add a fund" lede={`Guests give any amount: ${kinds}.`}>
      <div>
        <Button
          startIcon={<PlusIcon />}
          disabled={state.user !== null && registryId === undefined}
          onClick={() =>
            state.user ? layer.show() : askToSignIn('Please log in to add a fund to your registry')
          }
        >
          Add a fund
        </Button>
      </div>
      {FundDialog && layer.open && registryId !== undefined && (
        <DialogBoundary part="fund" layer={layer}>
          <FundDialog registryId={registryId} layer={layer} onSaved={onAdded} />
        </DialogBoundary>
      )}
    </Section>
  );
}
