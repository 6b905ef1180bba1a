import {
  maxQuantity,
  readDocumentSettings,
  type Registry,
  type RegistryItem,
  type RegistrySection,
  updateItem,
} from '@gift-registry/bff-contract';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { ItemList } from '@gift-registry/design-system/item-row';
import { Section } from '@gift-registry/design-system/layout';
import { useHistoryLayer, useLazyComponent, useToast } from '@gift-registry/shell-contract';
import { useRef, useState, useEffect } from 'react';
import { groupItems } from './group-items.ts';
import { RegistryItemRow } from './registry-item-row.tsx';
import { loadFundDialog } from '../money/load-fund-dialog.ts';
import { useChangeItem } from './use-change-item.ts';
import { useRemoveItem } from './use-remove-item.ts';
import { type ItemQuestion, useItemMutation } from './use-item-mutation.ts';
import { useApi } from '../../api.ts';
import { useItemVersions } from './use-item-versions.ts';
import styles from './item-groups.module.css';

interface QuantityChange {
  readonly itemId: string;
  readonly quantity: number;
  readonly confirmed?: true;
}

function useChangeQuantity(registryId: string | null) {
  const api = useApi();
  const versions = useItemVersions(registryId);
  return useItemMutation<QuantityChange>({
    registryId,
    async send({ itemId, quantity, confirmed }) {
      const { quantityVersion } = versions.seen(itemId);
      const body = { quantityRequested: quantity, quantityVersion, confirmed };
      versions.keep(await api(updateItem, { params: { itemId }, body }));
    },
    agreed: (change) => ({ ...change, confirmed: true }),
    onStale: ({ product, quantityRequested }, { quantity }) => ({
      description: `${product.name}: the quantity is ${quantityRequested} now. You chose ${quantity}.`,
      again: `Choose ${quantity}`,
    }),
    optimisticUpdate: (items, { itemId, quantity }) =>
      items.map((item) => (item.id === itemId ? { ...item, quantityRequested: quantity } : item)),
    failureTitle: 'Failed to update quantity.',
  });
}

interface Mark {
  readonly itemId: string;
  readonly isMostWanted: boolean;
}

function useMarkMostWanted(registryId: string | null) {
  const api = useApi();
  const versions = useItemVersions(registryId);
  return useItemMutation<Mark>({
    registryId,
    async send({ itemId, isMostWanted }) {
      const { markVersion } = versions.seen(itemId);
      const body = { isMostWanted, markVersion };
      versions.keep(await api(updateItem, { params: { itemId }, body }));
    },
    onStale: ({ product }, { isMostWanted }) =>
      isMostWanted
        ? { description: `${product.name} is not marked any more.`, again: 'Mark it' }
        : { description: `${product.name} is marked as most wanted.`, again: 'Take the mark away' },
    optimisticUpdate: (items, { itemId, isMostWanted }) =>
      items.map((item) => (item.id === itemId ? { ...item, isMostWanted } : item)),
    failureTitle: 'Failed to mark this gift. Please try again.',
  });
}

function ItemQuestionDialog({ question }: { readonly question: ItemQuestion }) {
  const { message, goOn, close } = question;
  const layer = useHistoryLayer('item-question', { momentary: true, onClosed: close });
  const { show } = layer;
  useEffect(() => show(), [show]);
  return (
    <ConfirmDialog
      layer={layer}
      title="Are you sure?"
      description={message}
      confirmLabel="Go on"
      danger
      onConfirm={goOn}
    />
  );
}

const loadNoteDialog = async () =>
  (await import(/* webpackChunkName: "note-dialog" */ './note-dialog.tsx')).NoteDialog;

const columns = ['Product', 'Price', 'Quantity', 'Total'] as const;

interface Props {
  /** null for items that belong to no registry yet. */
  readonly registry: Registry | null;
  readonly items: readonly RegistryItem[];
  readonly sections?: readonly RegistrySection[];
  /** Quantities that can be chosen: 1 to 99, or any number, where 0 removes the item. Default `any`. */
  readonly quantities?: 'limited' | 'any';
}

export function ItemGroups({ registry, items, sections = [], quantities = 'any' }: Props) {
  const registryId = registry?.id ?? null;
  const changeQuantity = useChangeQuantity(registryId);
  const markMostWanted = useMarkMostWanted(registryId);
  const changeItem = useChangeItem(registryId);
  const removeItem = useRemoveItem(registryId);
  const question = removeItem.question ?? changeQuantity.question;
  const showToast = useToast();
  const groups = useRef<HTMLDivElement>(null);
  const note = useHistoryLayer('note');
  const NoteDialog = useLazyComponent(loadNoteDialog, note.open, note.close);
  const [chosen, setChosen] = useState<RegistryItem>();
  const fund = useHistoryLayer('change-fund');
  const FundDialog = useLazyComponent(loadFundDialog, fund.open, fund.close);
  const subjectOf = (layer: typeof note) =>
    [...items, ...(chosen ? [chosen] : [])].find(({ id }) => id === layer.subject[0]);
  const noteFor = subjectOf(note);
  const fundToChange = subjectOf(fund);

  const remove = (item: RegistryItem) => {
    removeItem.mutate({ item });
    groups.current?.focus({ preventScroll: true });
  };
  const changeTo = (item: RegistryItem, quantity: number) => {
    if (quantity <= 0) remove(item);
    else if (quantity > maxQuantity)
      showToast({ type: 'error', title: 'Please choose 99 or less' });
    else changeQuantity.mutate({ itemId: item.id, quantity });
  };

  return (
    <div ref={groups} tabIndex={-1} className={styles.groups}>
      {groupItems(items, { brand: readDocumentSettings().brand, sections }).map((group) => (
        <Section key={group.title} title={group.title}>
          <ItemList label={group.title} columns={columns}>
            {group.items.map((item) => (
              <RegistryItemRow
                key={item.id}
                item={item}
                isShared={registry !== null && registry.status !== 'draft'}
                quantities={quantities}
                onQuantityChange={(quantity) => changeTo(item, quantity)}
                onRemove={() => remove(item)}
                marks={
                  registry && {
                    onMark: (isMostWanted) =>
                      markMostWanted.mutate({ itemId: item.id, isMostWanted }),
                    onNote: () => {
                      setChosen(item);
                      note.show(item.id);
                    },
                    fund: {
                      onEdit: () => {
                        setChosen(item);
                        fund.show(item.id);
                      },
                      onClose: (closed) => changeItem.close(item, closed),
                    },
                    together: {
                      onOpen: (open) => changeItem.openTogether(item, open),
                      onBought: () => changeItem.buy(item, true),
                    },
                  }
                }
              />
            ))}
          </ItemList>
        </Section>
      ))}
      {question && <ItemQuestionDialog question={question} />}
      {FundDialog && fundToChange && (
        <DialogBoundary part="fund" layer={fund}>
          <FundDialog
            key={fundToChange.id}
            registryId={registryId}
            item={fundToChange}
            layer={fund}
            onSaved={({ product }) =>
              showToast({ type: 'success', title: `${product.name} is saved` })
            }
          />
        </DialogBoundary>
      )}
      {NoteDialog && noteFor && (
        <DialogBoundary part="note" layer={note}>
          <NoteDialog key={noteFor.id} item={noteFor} layer={note} />
        </DialogBoundary>
      )}
    </div>
  );
}
