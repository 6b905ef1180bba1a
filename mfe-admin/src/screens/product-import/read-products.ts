import {
  amountProblem,
  catalogueOccasions,
  fromPaise,
  importedProduct,
  productColumns,
  readAmount,
  type CatalogueOccasion,
  type ImportedProduct,
  type ProductImportLine,
} from '@gift-registry/bff-contract';
import type { TableRow } from '@gift-registry/shell-contract/files';

type Column = keyof typeof productColumns;

const names = Object.keys(productColumns);
const isColumn = (name: string): name is Column => names.includes(name);
const plain = (text: string): string => text.trim().toLowerCase();

const columnOf = (header: string): Column | undefined =>
  names.filter(isColumn).find((name) => plain(name) === plain(header));

const isOccasion = (text: string): text is CatalogueOccasion =>
  catalogueOccasions.some((occasion) => occasion === text);

export interface ReadProducts {
  readonly products: readonly ImportedProduct[];
  /** Lines that are wrong by themselves, before the catalogue is asked. */
  readonly refused: readonly ProductImportLine[];
}

export const missingColumns = ([header]: readonly TableRow[]): readonly string[] =>
  ['Name', 'Price'].filter((name) => !header?.cells.some((cell) => plain(cell) === plain(name)));

function readLine(row: TableRow, columns: readonly (Column | undefined)[]) {
  const cell = (name: Column): string => row.cells[columns.indexOf(name)] ?? '';
  const price = readAmount(cell('Price'));
  const occasions = cell('Occasions')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(plain);
  const stock = cell('Stock') || '0';
  const unknown = occasions.find((each) => !isOccasion(each));
  const onSale = plain(cell('On sale')) || 'yes';
  const product: ImportedProduct = {
    row: row.number,
    id: cell('Id') || null,
    name: cell('Name'),
    brand: cell('Brand'),
    description: cell('Description'),
    price: price.kind === 'amount' ? fromPaise(price.paise) : null,
    occasions: occasions.filter(isOccasion),
    stockQuantity: Number(stock),
    category: cell('Category') || null,
    isActive: onSale === 'yes',
  };
  const problems = [
    row.broken && 'The quotation marks of this line don’t match',
    amountProblem(price),
    unknown !== undefined && `There is no occasion ‘${unknown}’`,
    !['yes', 'no'].includes(onSale) && '‘On sale’ must be yes or no',
    importedProduct.safeParse(product).error?.issues[0]?.message,
  ];
  return { product, problem: problems.find((each) => typeof each === 'string') };
}

export function readProducts([header, ...rows]: readonly TableRow[]): ReadProducts {
  const columns = (header?.cells ?? []).map(columnOf);
  const lines = rows.map((row) => readLine(row, columns));
  return {
    products: lines.flatMap(({ product, problem }) => (problem === undefined ? [product] : [])),
    refused: lines.flatMap(({ product: { row, name }, problem }) =>
      problem === undefined ? [] : [{ row, name, problem, outcome: 'refused' as const }],
    ),
  };
}
