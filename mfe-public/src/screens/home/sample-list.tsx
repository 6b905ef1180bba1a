import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { CheckIcon } from '@gift-registry/design-system/icon';
import { Price } from '@gift-registry/design-system/price';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { useState } from 'react';
import { type DrawnGift, GiftDrawing } from './gift-drawing.tsx';
import styles from './sample-list.module.css';

interface SampleGift {
  readonly name: string;
  readonly price: string;
  readonly drawing: DrawnGift;
}

const bought: SampleGift = { name: 'Brass diya set', price: '₹1,850', drawing: 'diya' };

const wanted: readonly SampleGift[] = [
  { name: 'Block-printed quilt', price: '₹4,200', drawing: 'quilt' },
  { name: 'Filter coffee set', price: '₹2,350', drawing: 'coffee' },
];

function wordsAfter(given: number): string {
  if (given === 0) return 'Try it: press Purchase. Nothing is saved.';
  if (given < wanted.length) return 'Marked on every open page. Nobody can give it twice.';
  return 'Every wish is taken, and no gift was given twice.';
}

export function SampleList() {
  const [given, setGiven] = useState<readonly string[]>([]);
  const toggle = (name: string) =>
    setGiven(given.includes(name) ? given.filter((each) => each !== name) : [...given, name]);
  return (
    <section className={styles.sheet} aria-label="A wish list to try">
      <p className={styles.occasion}>Wedding · 14 February</p>
      <p className={styles.name}>Meera &amp; Kabir</p>
      <ul className={styles.gifts}>
        <GiftLine gift={bought} given />
        {wanted.map((gift) => (
          <GiftLine
            key={gift.name}
            gift={gift}
            given={given.includes(gift.name)}
            onToggle={() => toggle(gift.name)}
          />
        ))}
      </ul>
      <p className={styles.hint} role="status">
        {wordsAfter(given.length)}
      </p>
    </section>
  );
}

interface GiftLineProps {
  readonly gift: SampleGift;
  readonly given: boolean;
  readonly onToggle?: () => void;
}

function GiftLine({ gift, given, onToggle }: GiftLineProps) {
  return (
    <li className={styles.gift} data-given={given || undefined}>
      <span className={styles.picture} data-ribbon={(given && onToggle && 'new') || undefined}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <GiftDrawing gift={gift.drawing} />
        </svg>
      </span>
      <span className={styles.words}>
        {gift.name}
        <Price size="sm">{gift.price}</Price>
      </span>
      <span className={styles.state}>
        {given && (
          <Badge tone="success" icon={<CheckIcon />}>
            Purchased
          </Badge>
        )}
        {onToggle && (
          <Button
            size="sm"
            variant={given ? 'quiet' : 'secondary'}
            className={styles.press}
            onClick={onToggle}
          >
            {given ? 'Undo' : 'Purchase'}
            <VisuallyHidden>{` ${gift.name}`}</VisuallyHidden>
          </Button>
        )}
      </span>
    </li>
  );
}
