import { maxQuantity, readDocumentSettings } from '@gift-registry/bff-contract';
import type { Registry, RegistryItem, RegistrySection } from '@gift-registry/bff-contract';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { ItemList } from '@gift-registry/design-system/item-row';
import { Section } from '@gift-registry/design-system/layout';
import { useHistoryLayer, useLazyComponent, useToast } from '@gift-registry/shell-contract';
import { useRef, useState } from 'react';
import styles from './item-groups.module.css';
import { groupItems } from './order/group-items.ts';
import { ItemQuestionDialog } from './item-question-dialog.tsx';
import { RegistryItemRow } from './row/registry-item-row.tsx';
import { loadFundDialog } from '../money/funds/load-fund-dialog.ts';
import { useChangeItem } from './changes/use-change-item.ts';
import { useChangeQuantity } from './changes/use-change-quantity.ts';
import { useMarkMostWanted } from './changes/use-mark-most-wanted.ts';
import { useRemoveItem } from './changes/use-remove-item.ts';

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
