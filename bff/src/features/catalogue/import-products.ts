import type { z } from 'zod';
import type { importedProduct, ProductImportLine } from '@gift-registry/bff-contract';
import type { TeamMember } from '../../platform/audit/requester.ts';
import { insertTeamEntry } from '../../platform/audit/team-entries.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CatalogueDependencies } from './change-products.ts';
import {
  findImportKnowledge,
  type KnownProduct,
  announceProduct,
  insertProduct,
  updateProduct,
  updateStock,
} from './team-products.repository.ts';

type Line = z.output<typeof importedProduct>;

interface Plan {
  readonly line: Line;
  readonly categoryId: string | null;
  readonly known: KnownProduct | undefined;
  readonly problem: string | null;
}

const isSame = ({ line, known, categoryId }: Plan): boolean =>
  known !== undefined &&
  JSON.stringify([
    ...[line.name, line.brand, line.description, line.price, categoryId, line.isActive],
    ...[line.stockQuantity, line.occasions.toSorted()],
  ]) ===
    JSON.stringify([
      ...[known.name, known.brand, known.description, known.price, known.categoryId],
      ...[known.isActive, known.stockQuantity, known.occasions.toSorted()],
    ]);

function outcomeOf(plan: Plan): ProductImportLine['outcome'] {
  if (plan.problem !== null) return 'refused';
  if (!plan.known) return 'added';
  return isSame(plan) ? 'same' : 'changed';
}

async function planOf(trx: Db, lines: readonly Line[]): Promise<Plan[]> {
  const { products, categories } = await findImportKnowledge(
    trx,
    lines.flatMap(({ id }) => id ?? []),
  );
  const rowOf = new Map<string, number>();
  return lines.map((line): Plan => {
    const identity = line.id ?? `name:${line.name.toLowerCase()}`;
    const first = rowOf.get(identity);
    rowOf.set(identity, first ?? line.row);
    const categoryId = line.category === null ? null : categories.get(line.category.toLowerCase());
    const known = line.id === null ? undefined : products.get(line.id);
    const problems = [
      first !== undefined && `The same product as in line ${first}`,
      line.id !== null && !known && 'No product of the catalogue has this id',
      categoryId === undefined && `There is no category ‘${line.category}’`,
    ];
    const problem = problems.find((each) => typeof each === 'string') ?? null;
    return { line, known, categoryId: categoryId ?? null, problem };
  });
}

async function apply(
  { placeholderImage }: CatalogueDependencies,
  trx: Db,
  { userId }: TeamMember,
  { line, known, categoryId }: Plan,
): Promise<void> {
  const { name, brand, description, price, occasions, stockQuantity, isActive } = line;
  const values = { name, brand, description, price, occasions, categoryId, isActive };
  const picture = { imageUrl: placeholderImage, thumbnailUrl: null, imageAlt: null };
  const productId = known?.id ?? (await insertProduct(trx, userId, { ...values, ...picture }));
  if (known) await updateProduct(trx, userId, productId, values);
  if (stockQuantity !== (known?.stockQuantity ?? 0))
    await updateStock(trx, { productId, stockQuantity, userId, why: 'Import of a file' });
  await announceProduct(trx, productId);
}

const linesOf = (plans: readonly Plan[]): ProductImportLine[] =>
  plans.map((plan) => ({
    row: plan.line.row,
    name: plan.line.name,
    outcome: outcomeOf(plan),
    problem: plan.problem,
  }));

export const tryImport = async (
  { db }: CatalogueDependencies,
  lines: readonly Line[],
): Promise<ProductImportLine[]> => linesOf(await planOf(db, lines));

/** All lines or none. */
export const applyImport = (
  deps: CatalogueDependencies,
  by: TeamMember,
  lines: readonly Line[],
): Promise<ProductImportLine[]> =>
  transact(deps.db, async (trx) => {
    const plans = await planOf(trx, lines);
    const refused = plans.find(({ problem }) => problem !== null);
    if (refused)
      throw new AppError(
        'conflict',
        `Line ${refused.line.row}: ${refused.problem}. Nothing was imported.`,
      );
    const due = plans.filter((plan) => !isSame(plan));
    for (const plan of due) await apply(deps, trx, by, plan);
    await insertTeamEntry(trx, by, {
      ...{ action: 'products-imported', subject: 'catalogue' },
      details: { lines: lines.length, changed: due.length },
    });
    return linesOf(plans);
  });
