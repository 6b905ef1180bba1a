import { Dialog } from '@gift-registry/design-system/dialog';
import { GiftIdeas, type GiftIdeasProps } from './gift-ideas.tsx';

interface Props extends GiftIdeasProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The checklist and the starter lists in a dialog, which closes after a choice. */
export function GiftIdeasDialog({ open, onOpenChange, onAdded, onCategory, ...ideas }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Gift ideas" size="lg">
      <GiftIdeas
        {...ideas}
        onAdded={() => {
          onOpenChange(false);
          onAdded?.();
        }}
        {...(onCategory && {
          onCategory: (categoryId: string) => {
            onOpenChange(false);
            onCategory(categoryId);
          },
        })}
      />
    </Dialog>
  );
}
