import { Dialog } from '@gift-registry/design-system/dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { GiftIdeas, type GiftIdeasProps } from './gift-ideas.tsx';

interface Props extends GiftIdeasProps {
  readonly layer: HistoryLayer;
}

export function GiftIdeasDialog({ layer, onAdded, onCategory, ...ideas }: Props) {
  return (
    <Dialog layer={layer} title="Gift ideas" size="lg">
      <GiftIdeas
        {...ideas}
        onAdded={() => {
          layer.close();
          onAdded?.();
        }}
        {...(onCategory && {
          onCategory: (categoryId: string) => {
            layer.close();
            onCategory(categoryId);
          },
        })}
      />
    </Dialog>
  );
}
