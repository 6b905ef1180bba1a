import { type DecimalMark, formatPrice, fromPaise, readAmount } from '@gift-registry/bff-contract';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { Stack } from '@gift-registry/design-system/layout';
import { SelectField } from '@gift-registry/design-system/select-field';
import { useState } from 'react';
import { columnLabels, columns, pricesOf, type Column, type Mapping } from './columns.ts';
import styles from './import-gifts.module.css';
import type { TableRow } from '@gift-registry/shell-contract/files';

interface Props {
  readonly rows: readonly TableRow[];
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

const maxSamples = 2;
const leftOut = '';
const choices = [
  { value: leftOut, label: 'Leave out' },
  ...columns.map((value) => ({ value, label: columnLabels[value] })),
];
const isColumn = (value: string): value is Column => columns.some((column) => column === value);

export function MapColumns({ rows, mapping, onChange }: Props) {
  const { hasHeader, order, decimalMark } = mapping;
  const values = hasHeader ? rows.slice(1) : rows;
  const nameOf = (index: number) => (hasHeader && rows[0]?.cells[index]) || `Column ${index + 1}`;
  const samplesOf = (index: number) =>
    values.flatMap(({ cells }) => cells[index] || []).slice(0, maxSamples);
  const unused = order.flatMap((column, index) =>
    column === undefined && samplesOf(index).length > 0 ? nameOf(index) : [],
  );
  const [opensFirst] = useState(unused.length > 0 || !order.includes('name'));
  const choose = (index: number, chosen: Column | undefined) =>
    onChange({
      ...mapping,
      order: order.map((column, at) => {
        if (at === index) return chosen;
        return column === chosen ? undefined : column;
      }),
    });
  return (
    <details open={opensFirst} className={styles.columns}>
      <summary>
        Columns of the file
        <span className={styles.facts}>
          {unused.length > 0 ? `Left out: ${unused.join(', ')}` : 'All are used'}
        </span>
      </summary>
      <Stack>
        <Checkbox
          label="The first row names the columns"
          checked={hasHeader}
          onChange={({ target }) => onChange({ ...mapping, hasHeader: target.checked })}
        />
        <ul className={styles.mapping}>
          {order.map((column, index) => (
            <li key={index}>
              <SelectField
                label={nameOf(index)}
                hint={samplesOf(index).join(' · ') || 'Empty'}
                options={choices}
                value={column ?? leftOut}
                onValueChange={(value) => choose(index, isColumn(value) ? value : undefined)}
              />
            </li>
          ))}
        </ul>
        <PointQuestion
          prices={pricesOf(values, order)}
          value={decimalMark}
          onChange={(mark) => onChange({ ...mapping, decimalMark: mark })}
        />
      </Stack>
    </details>
  );
}

interface PointQuestionProps {
  readonly prices: readonly string[];
  readonly value: DecimalMark | undefined;
  readonly onChange: (mark: DecimalMark) => void;
}

function PointQuestion({ prices, value, onChange }: PointQuestionProps) {
  const text = prices.find((price) => readAmount(price).kind === 'ambiguous');
  const reading = text === undefined ? undefined : readAmount(text);
  if (reading?.kind !== 'ambiguous') return null;
  const [thousands, decimal] = reading.paise.map((paise) =>
    formatPrice(fromPaise(paise), reading.currency),
  );
  return (
    <SelectField<DecimalMark>
      label={`What does “${text}” mean?`}
      placeholder="Choose"
      options={[
        { value: ',', label: thousands },
        { value: '.', label: decimal },
      ]}
      value={value ?? ''}
      onValueChange={onChange}
    />
  );
}
