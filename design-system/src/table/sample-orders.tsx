import { Badge } from '../badge/badge.tsx';
import type { TableColumn } from './table-column.ts';

export type SampleOrder = {
  number: string;
  gift: string;
  registry: string;
  state: 'Paid' | 'To pack' | 'Late';
  total: number;
  price: string;
};

const tones = { Paid: 'success', 'To pack': 'warning', Late: 'danger' } as const;

export const orders: readonly SampleOrder[] = [
  {
    number: 'TF-7K2M9QXA',
    gift: 'Copper Water Jug',
    registry: 'Asha weds Dev',
    state: 'To pack',
    total: 2_390,
    price: '₹2,390',
  },
  {
    number: 'TF-3HX8WD4N',
    gift: 'Brass Urli + 2',
    registry: 'Meera & Kabir',
    state: 'Paid',
    total: 9_430,
    price: '₹9,430',
  },
  {
    number: 'TF-Q5R6T7YB',
    gift: 'Kansa Thali Set',
    registry: 'Farah’s housewarming',
    state: 'Late',
    total: 6_250,
    price: '₹6,250',
  },
];

export const columns: readonly TableColumn<SampleOrder>[] = [
  {
    id: 'number',
    header: 'Order',
    cell: ({ number }) => <a href={`#${number}`}>{number}</a>,
    sortBy: ({ number }) => number,
  },
  { id: 'gift', header: 'Gift', cell: ({ gift }) => gift, card: 'plain' },
  { id: 'registry', header: 'Registry', cell: ({ registry }) => registry },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>,
  },
  {
    id: 'total',
    header: 'Total',
    cell: ({ price }) => price,
    sortBy: ({ total }) => total,
    descendingFirst: true,
    align: 'end',
    width: 'narrow',
    card: 'corner',
  },
];

export const numberOf = ({ number }: SampleOrder): string => number;
