import { Slider } from '@base-ui/react/slider';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { TextField } from '../text-field/text-field.tsx';
import styles from './price-range.module.css';

export function orderRange([low, high]: readonly [number, number]): [number, number] {
  return low <= high ? [low, high] : [high, low];
}

export type PriceRangeValue = readonly [low: number, high: number];

export type PriceRangeProps = {
  /** Names the group. Default 'Price range'. */
  label?: string | undefined;
  /** Lower bound of the slider, in rupees. */
  min: number;
  /** Upper bound of the slider, in rupees. */
  max: number;
  /** Rupees per step of the slider. Default 100. */
  step?: number | undefined;
  /** The chosen range, in rupees. */
  value: PriceRangeValue;
  /** Reads a typed amount, in rupees; undefined for text that is no amount. */
  readAmount: (typed: string) => number | undefined;
  /** Formats an amount in rupees without their sign, such as '1,41,999'. */
  formatAmount: (amount: number) => string;
  /** Called while a thumb moves, and when a typed amount is committed by Enter or by leaving its box. */
  onValueChange: (value: PriceRangeValue) => void;
  /** Replaces an amount that is empty or no number. Default `[min, max]`. */
  fallback?: PriceRangeValue | undefined;
  className?: string | undefined;
};

/** A price range chosen by a slider with two thumbs, or typed. */
export function PriceRange({
  label = 'Price range',
  min,
  max,
  step = 100,
  value,
  readAmount,
  formatAmount,
  onValueChange,
  fallback = [min, max],
  className,
}: PriceRangeProps) {
  const [low, high] = value;
  return (
    <fieldset className={classNames(styles.range, className)}>
      <legend className={styles.legend}>{label}</legend>
      <Slider.Root
        min={min}
        max={Math.max(max, min + step)}
        step={step}
        largeStep={step * 10}
        value={[low, high]}
        onValueChange={(next) => {
          if (Array.isArray(next)) onValueChange(orderRange([next[0] ?? min, next[1] ?? max]));
        }}
      >
        <Slider.Control className={styles.control}>
          <Slider.Track className={styles.track}>
            <Slider.Indicator className={styles.indicator} />
            {['Lowest price', 'Highest price'].map((name, index) => (
              <Slider.Thumb
                key={name}
                index={index}
                className={styles.thumb}
                getAriaLabel={() => name}
                getAriaValueText={(_formatted, amount) => `₹${formatAmount(amount)}`}
              />
            ))}
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <div className={styles.boxes}>
        <PriceBox
          label="Min"
          amount={formatAmount(low)}
          onCommit={(typed) => onValueChange(orderRange([readAmount(typed) ?? fallback[0], high]))}
        />
        <PriceBox
          label="Max"
          amount={formatAmount(high)}
          onCommit={(typed) => onValueChange(orderRange([low, readAmount(typed) ?? fallback[1]]))}
        />
      </div>
    </fieldset>
  );
}

type PriceBoxProps = { label: string; amount: string; onCommit: (typed: string) => void };

function PriceBox({ label, amount, onCommit }: PriceBoxProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed !== undefined) onCommit(typed);
    setTyped(undefined);
  };
  return (
    <TextField
      label={label}
      startSlot="₹"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? amount}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      className={styles.box}
    />
  );
}
