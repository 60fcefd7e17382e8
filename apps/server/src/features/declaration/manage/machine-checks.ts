import type { MachineCheck } from '@portal/contract/declaration/manage';
import { grantedStates, materialPurpose } from '@portal/contract/declaration/terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { addDays, chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { declareItems } from '../../policy/declare-item.table.ts';
import { estimateFen } from '../../policy/estimate-amount.public.ts';
import { judgeData } from '../../policy/judge-enterprise.public.ts';
import { type DeclarationRow, sumGranted } from '../declaration.queries.ts';
import { declarations, materialLibrary } from '../declaration.table.ts';
import { listExperts } from './experts.ts';

/** Earlier grants are searched for this many days back. */
const lookedBackDays = 3 * 365;

const fine = (check: MachineCheck['check'], text: string): MachineCheck => ({ check, isFine: true, text });
const odd = (check: MachineCheck['check'], text: string): MachineCheck => ({ check, isFine: false, text });

/** Checks that all required materials are there, unless data prove every condition. */
function checkMaterials({ declaration, item }: DeclarationRow): MachineCheck {
  if (declaration.ruleSnapshot?.isExempt) return fine('MATERIALS', m.declaration_check_exempt());
  const missing = item.materials.filter(({ code, required }) => required && !declaration.materials[code]);
  return missing.length === 0
    ? fine('MATERIALS', m.declaration_check_materials({ count: Object.keys(declaration.materials).length }))
    : odd('MATERIALS', m.declaration_check_missing({ names: missing.map(({ name }) => name).join('、') }));
}

/** Checks whether library documents have expired since. */
async function checkValidity(
  db: Db,
  { declaration }: DeclarationRow,
  today: string,
): Promise<MachineCheck[]> {
  const ids = Object.values(declaration.materials)
    .map(({ libraryId }) => libraryId)
    .filter(Boolean);
  if (ids.length === 0) return [];
  const documents = await db
    .select({ name: materialLibrary.name, validTo: materialLibrary.validTo })
    .from(materialLibrary)
    .where(inArray(materialLibrary.id, ids));
  const over = documents.filter(({ validTo }) => validTo !== null && validTo < today);
  return [
    over.length === 0
      ? fine('VALIDITY', m.declaration_check_valid({ count: documents.length }))
      : odd('VALIDITY', m.declaration_check_over({ names: over.map(({ name }) => name).join('、') })),
  ];
}

/** Checks whether another enterprise has submitted exactly the same file, for any item. */
async function checkReuse(db: Db, { declaration }: DeclarationRow): Promise<MachineCheck[]> {
  const ids = Object.values(declaration.materials).map(({ fileId }) => fileId);
  if (ids.length === 0) return [];
  const own = db
    .select({ storageKey: fileItems.storageKey })
    .from(fileItems)
    .where(inArray(fileItems.fileId, ids));
  const rows = await db
    .selectDistinct({ name: enterprises.shortName })
    .from(fileItems)
    .innerJoin(fileGroups, and(eq(fileGroups.id, fileItems.fileId), eq(fileGroups.purpose, materialPurpose)))
    .innerJoin(enterprises, eq(enterprises.id, fileGroups.ownerEnterpriseId))
    .where(
      and(
        inArray(fileItems.storageKey, own),
        ne(enterprises.id, declaration.enterpriseId),
        sql`exists (select from ${declarations} as other, jsonb_each(other.materials) as handed
          where other.enterprise_id = ${enterprises.id} and other.submitted_at is not null
            and handed.value ->> 'fileId' = ${fileItems.fileId})`,
      ),
    )
    .orderBy(asc(enterprises.shortName))
    .limit(5);
  return [
    rows.length === 0
      ? fine('REUSED', m.declaration_check_files_own())
      : odd('REUSED', m.declaration_check_files_same({ names: rows.map(({ name }) => name).join('、') })),
  ];
}

/** Checks whether the policy has supported this enterprise before. */
async function checkDouble(
  db: Db,
  { declaration, item }: DeclarationRow,
  today: string,
): Promise<MachineCheck> {
  const earlier = await db
    .select({ title: declareItems.title })
    .from(declarations)
    .innerJoin(declareItems, eq(declareItems.id, declarations.itemId))
    .where(
      and(
        eq(declareItems.policyId, item.policyId),
        eq(declarations.enterpriseId, declaration.enterpriseId),
        ne(declarations.id, declaration.id),
        inArray(declarations.status, [...grantedStates]),
        gte(declarations.decidedAt, startOfChinaDay(addDays(today, -lookedBackDays))),
      ),
    )
    .limit(3);
  return earlier.length === 0
    ? fine('DOUBLE', m.declaration_check_not_double())
    : odd('DOUBLE', m.declaration_check_double({ titles: earlier.map(({ title }) => title).join('、') }));
}

type Enterprise = typeof enterprises.$inferSelect;

/** Checks whether conditions proven by data still have the same results as on submission. */
function checkConditions(
  { declaration, policy }: DeclarationRow,
  enterprise: Enterprise,
  today: string,
): MachineCheck {
  const then = new Map((declaration.ruleSnapshot?.rules ?? []).map(({ ruleId, result }) => [ruleId, result]));
  const changed = judgeData(policy.conditions, enterprise, today).filter(
    ({ ruleId, result }) => result !== 'MET' && then.get(ruleId) === 'MET',
  );
  return changed.length === 0
    ? fine('CONDITIONS', m.declaration_check_conditions())
    : odd(
        'CONDITIONS',
        m.declaration_check_changed({ conditions: changed.map(({ text }) => text).join('；') }),
      );
}

/** Checks that the amount matches the policy's formula and limits. */
function checkAmount(
  { declaration, policy }: DeclarationRow,
  enterprise: Enterprise,
  today: string,
): MachineCheck[] {
  const { amountApplyFen } = declaration;
  if (amountApplyFen === 0) return [];
  if (policy.amountMaxFen > 0 && amountApplyFen > policy.amountMaxFen)
    return [odd('AMOUNT', m.declaration_check_over_policy({ amount: formatFen(policy.amountMaxFen) }))];
  const estimate = estimateFen(policy.calc, enterprise, today);
  if (estimate === null) return [fine('AMOUNT', m.declaration_check_within())];
  return [
    estimate === amountApplyFen
      ? fine('AMOUNT', m.declaration_check_as_calculated())
      : odd('AMOUNT', m.declaration_check_calculated({ amount: formatFen(estimate) })),
  ];
}

/** Checks that quota and budget suffice. */
async function checkRoom(db: Db, { declaration, item }: DeclarationRow): Promise<MachineCheck[]> {
  if (item.quota === null && item.budgetFen === null) return [];
  const { count, fen } = await sumGranted(db, item.id, declaration.id);
  const isFull = item.quota !== null && count >= item.quota;
  const left = item.budgetFen === null ? null : Math.max(item.budgetFen - fen, 0);
  if (isFull) return [odd('ROOM', m.declaration_fault_quota({ quota: item.quota ?? 0 }))];
  if (left !== null && left < declaration.amountApplyFen)
    return [odd('ROOM', m.declaration_fault_budget({ left: formatFen(left) }))];
  return [fine('ROOM', m.declaration_check_room())];
}

/** Lists related experts, who are excluded. */
async function checkExperts(db: Db, { declaration }: DeclarationRow, now: Date): Promise<MachineCheck> {
  const { id: declarationId, enterpriseId } = declaration;
  const related = (await listExperts(db, { declarationId, enterpriseId, now })).filter(
    ({ isRelated }) => isRelated,
  );
  return related.length === 0
    ? fine('EXPERTS', m.declaration_check_unrelated())
    : odd('EXPERTS', m.declaration_related({ names: related.map(({ name }) => name).join('、') }));
}

const undecided = ['SUBMITTED', 'ACCEPTED', 'REVIEWING', 'PASSED'] as const;

/** Automatic checks to support a decision; none once it's decided. */
export async function runChecks(db: Db, row: DeclarationRow, now: Date): Promise<MachineCheck[]> {
  if (!undecided.some((state) => state === row.declaration.status)) return [];
  const today = chinaDayOf(now);
  const [enterprise] = await db
    .select()
    .from(enterprises)
    .where(eq(enterprises.id, row.declaration.enterpriseId));
  if (!enterprise) return [];
  const [validity, reuse, double, room, experts] = await Promise.all([
    checkValidity(db, row, today),
    checkReuse(db, row),
    checkDouble(db, row, today),
    checkRoom(db, row),
    checkExperts(db, row, now),
  ]);
  return [
    checkMaterials(row),
    ...validity,
    ...reuse,
    double,
    checkConditions(row, enterprise, today),
    ...checkAmount(row, enterprise, today),
    ...room,
    experts,
  ];
}
