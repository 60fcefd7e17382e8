import { createHash } from 'node:crypto';
import {
  amountField,
  type DeclarationState,
  formTarget,
  grantedStates,
  materialPurpose,
  materialTarget,
  type RefusalCode,
  unsubmittedStates,
} from '@portal/contract/declaration/terms';
import { and, asc, eq } from 'drizzle-orm';
import {
  type Declaration,
  declarationObjections,
  declarationOpinions,
  declarations,
  type FieldNote,
  materialLibrary,
  type SubmittedFile,
} from '../features/declaration/declaration.table.ts';
import { isProven } from '../features/declaration/declaration.view.ts';
import { listExperts } from '../features/declaration/manage/experts.ts';
import { dueAfter, enterDeclarationCase } from '../features/declaration/move-declaration.ts';
import { prefillForm, readFacts } from '../features/declaration/prefill.ts';
import { enterpriseMembers } from '../features/enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { users } from '../features/identity/user.table.ts';
import { declareItems } from '../features/policy/declare-item.table.ts';
import { judgeData, judgeEnterprise } from '../features/policy/judge-enterprise.public.ts';
import { policies } from '../features/policy/policy.table.ts';
import { addDays } from '../platform/china-time.ts';
import { fileGroups, fileItems } from '../platform/files/file.table.ts';
import { storageKeyOf } from '../platform/files/insert-files.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import {
  declarationCourse,
  declarationEntries,
  declarationNotes,
  declarationSummaries,
  declarationWays,
  lastStepDaysAgo,
  declarationTexts as texts,
} from './content/declaration-course.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { demoInteger } from './content/demo-random.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

const hour = 3_600_000;
const day = 24 * hour;
const unsubmitted: readonly DeclarationState[] = unsubmittedStates;
const granted: readonly DeclarationState[] = grantedStates;
const judged: readonly DeclarationState[] = [...granted, 'REJECTED'];
/** The item whose drafts the park prepared. */
const preparedItem = 'DI06';
/** Items the demo enterprise has not declared for: it qualifies for the first, but not for the others. */
const untouched: readonly string[] = ['DI01', 'DI03', 'DI11', 'DI14'];
const refusals: readonly RefusalCode[] = ['SCOPE', 'MATERIAL', 'CONDITION', 'SCOPE', 'DOUBLE'];

type Item = typeof declareItems.$inferSelect;
interface Owner {
  enterprise: typeof enterprises.$inferSelect;
  userId: string;
  since: Date;
}

/** An enterprise's input for a form field. */
function entryOf(
  { code, type, options }: Item['formSchema'][number],
  key: string,
  at: number,
  today: string,
): string {
  if (code === amountField) return String(demoInteger(`declared ${at}`, 4, 16) * 10_000);
  if (type === 'number') return String(demoInteger(`${code} ${at}`, 12, 90));
  if (type === 'date') return addDays(today, -demoInteger(`${code} ${at}`, 20, 90));
  if (type === 'textarea') return declarationSummaries[key] ?? texts.text;
  if (type === 'phone') return '15400001234';
  if (type === 'select') return options?.[0] ?? '';
  if (code === 'bankAccountTail') return '0187';
  const known = declarationEntries[code];
  return known?.[at % known.length] ?? texts.text;
}

type Paper = Pick<typeof fileItems.$inferInsert, 'index' | 'mime' | 'bytes' | 'sha256' | 'storageKey'>;

/**
 * One file per enterprise that serves as all of its materials; the first two share a file, which the automatic
 * duplicate checks find.
 */
async function storePapers(
  { store, today }: DemoContext,
  owners: readonly Owner[],
): Promise<Map<string, Paper>> {
  const { mime, bytes } = await buildAttachment(
    {
      kind: 'pdf',
      name: '申报材料（演示）.pdf',
      note: '演示材料',
      blocks: [{ type: 'p', text: '本文件仅用于演示申报流程。' }],
    },
    new Date(chinaInstant(today)),
  );
  const ids = [...new Set(owners.map(({ enterprise }) => enterprise.id))];
  const papers = new Map<string, Paper>();
  for (const [at, id] of ids.entries()) {
    // PDF readers ignore whatever follows the end of the document.
    const own = Buffer.concat([Buffer.from(bytes), Buffer.from(`\n% ${at === 1 ? ids[0] : id}\n`)]);
    const sha256 = createHash('sha256').update(own).digest('hex');
    await store.put(storageKeyOf(sha256), own, mime);
    papers.set(id, { index: 0, mime, bytes: own.length, sha256, storageKey: storageKeyOf(sha256) });
  }
  return papers;
}

/** A planned declaration: enterprise, item and state. */
interface Plan {
  key: string;
  state: DeclarationState;
  item: Item;
  conditions: (typeof policies.$inferSelect)['conditions'];
  calc: string | null;
  /** Whether the park prepared it, because data prove every condition. */
  prepared: boolean;
  owner: Owner;
  /** Position among all declarations, within its item, and within its item and state. */
  at: number;
  place: number;
  index: number;
}

/** The steps to its state with their times; steps of open items are close together, within the window. */
function timesOf({ key, state, at, index }: Plan, today: string) {
  const steps = declarationWays[state];
  const late = state === 'SUBMITTED' && index === 0 && key !== 'DI02' ? 6 : 0;
  const lastDay = addDays(today, -lastStepDaysAgo[state] - late);
  const last = notAhead(chinaInstant(lastDay, 520 + ((at * 37) % 300)));
  const gap = lastStepDaysAgo[state] > 5 ? 4 * day : day;
  const timeOf = (step: number) => new Date(last - (steps.length - 1 - step) * gap);
  const timeOfEvent = (event: (typeof steps)[number]) => {
    const step = steps.indexOf(event);
    return step < 0 ? null : timeOf(step);
  };
  return { steps, last, timeOf, timeOfEvent };
}

type FileFor = (key: string, name: string, owner: Owner, createdAt: Date) => string;

/** What the enterprise entered and uploaded; a draft is incomplete. */
function contentOf(
  { key, state, item, calc, owner, at, place, prepared }: Plan,
  today: string,
  createdAt: Date,
  fileFor: FileFor,
) {
  const isDraft = state === 'DRAFT';
  const known = prefillForm(
    { formSchema: item.formSchema, calc: prepared ? calc : null },
    owner.enterprise,
    createdAt,
  );
  if (prepared) return { ...known, materials: {} };
  const entered = item.formSchema
    .filter((_field, field) => !isDraft || field % 3 === 0)
    .map((field) => [field.code, entryOf(field, key, at, today)]);
  const form: Record<string, string> = { ...Object.fromEntries(entered), ...known.form };
  const materials: Record<string, SubmittedFile> = Object.fromEntries(
    item.materials
      .filter((_material, material) => !isDraft || material === 0)
      .map(({ code, name }) => [
        code,
        { fileId: fileFor(`${key}-${place}-${code}`, name, owner, createdAt), libraryId: '' },
      ]),
  );
  return { form, materials, prefilled: known.prefilled };
}

/** What the office wants corrected: the first field and the first material. */
function notesOf(
  { state, item }: Plan,
  { form, materials }: Pick<Declaration, 'form' | 'materials'>,
): FieldNote[] {
  const [field] = item.formSchema;
  const [material] = item.materials;
  if (state !== 'RETURNED' || !field || !material) return [];
  const { fileId = '' } = materials[material.code] ?? {};
  return [
    {
      target: formTarget(field.code),
      text: declarationNotes[field.code] ?? texts.note,
      before: form[field.code] ?? '',
    },
    { target: materialTarget(material.code), text: texts.materialNote, before: fileId },
  ];
}

/** The decision columns of a state. */
function decisionOf({ state, index, at }: Plan, today: string, amountApplyFen: number, last: number) {
  const isRefused = state === 'REJECTED';
  return {
    amountApprovedFen: granted.includes(state) ? Math.max(Math.round(amountApplyFen * 0.8), 1_000_000) : null,
    passedBy: granted.includes(state) ? demoId('user', 'op_policy') : null,
    reasonCode: isRefused ? (refusals[index % refusals.length] ?? 'SCOPE') : null,
    reason: isRefused ? texts.rejection : state === 'CANCELLED' ? texts.cancelled : '',
    payoutAt: state === 'PAID_OUT' ? new Date(last) : null,
    payoutRef: state === 'PAID_OUT' ? `DF${today.slice(0, 4)}-${String(100 + at)}` : '',
  };
}

async function rowOf({ tx, today }: DemoContext, plan: Plan, fileFor: FileFor): Promise<Declaration> {
  const { key, state, item, conditions, owner, place } = plan;
  const { steps, last, timeOf, timeOfEvent } = timesOf(plan, today);
  const createdAt = timeOf(0);
  const content = contentOf(plan, today, createdAt, fileFor);
  const amountApplyFen = Math.round(Number(content.form[amountField] ?? 0) * 100);
  const isSubmitted = !unsubmitted.includes(state);
  const member = { enterpriseId: owner.enterprise.id, memberRole: 'OWNER' as const };
  const { rules } = await judgeEnterprise(tx, member, isSubmitted ? conditions : [], createdAt);
  const facts = isSubmitted ? await readFacts(tx, owner.enterprise) : [];
  const dueAt = dueAfter(state, item, { now: new Date(last), returnDays: 5 });
  return {
    ...content,
    ...decisionOf(plan, today, amountApplyFen, last),
    id: demoId('declaration', `${key}-${place}`),
    itemId: item.id,
    enterpriseId: owner.enterprise.id,
    applicantId: owner.userId,
    prepared: plan.prepared,
    year: Number(item.windowTo.slice(0, 4)),
    oncePerYear: item.oncePerYear,
    amountApplyFen,
    ruleSnapshot: isSubmitted ? { facts, rules, isExempt: false } : null,
    fieldNotes: notesOf(plan, content),
    status: state,
    round: isSubmitted ? 1 : 0,
    submittedAt: isSubmitted ? timeOfEvent('submit') : null,
    dueAt,
    commitmentSignedAt: isSubmitted ? timeOfEvent('submit') : null,
    publicityUntil: state === 'PUBLICITY' ? dueAt : timeOfEvent('approve'),
    decidedAt: timeOfEvent('reject') ?? timeOfEvent('pass'),
    version: steps.length,
    createdAt,
    createdBy: plan.prepared ? null : owner.userId,
    updatedAt: new Date(last),
    updatedBy: plan.prepared ? null : owner.userId,
  };
}

/** Opinions of experts without ties to the enterprise; while it is under review, some are still missing. */
async function opinionsOf(
  { tx, today }: DemoContext,
  plan: Plan,
  { id: declarationId, enterpriseId, amountApplyFen, createdAt }: Declaration,
): Promise<(typeof declarationOpinions.$inferInsert)[]> {
  const { key, state, place, index } = plan;
  const isJudged = judged.includes(state);
  if (state !== 'REVIEWING' && !isJudged) return [];
  const { last, timeOfEvent } = timesOf(plan, today);
  const asked = timeOfEvent('assign') ?? createdAt;
  const experts = await listExperts(tx, { declarationId, enterpriseId, now: asked });
  const isRefused = state === 'REJECTED';
  return experts
    .filter(({ isRelated }) => !isRelated)
    .slice(0, 3)
    .map(({ userId: expertId }, order) => {
      const about = {
        id: demoId('declaration-opinion', `${key}-${place}-${order}`),
        declarationId,
        expertId,
        createdAt: asked,
      };
      if (!isJudged && !(order === 0 && index % 2 === 1)) return about;
      return {
        ...about,
        verdict: isRefused ? ('REJECT' as const) : ('PASS' as const),
        amountFen: Math.round(amountApplyFen * 0.8),
        opinion: isRefused ? texts.rejection : texts.opinion,
        givenAt: new Date(Math.min(asked.getTime() + (order + 2) * hour, last)),
      };
    });
}

/** Inserts its case, step by step. */
async function enterCase({ tx, today }: DemoContext, plan: Plan, row: Declaration): Promise<void> {
  const { steps, timeOf } = timesOf(plan, today);
  const declarer = { userId: row.applicantId, enterpriseId: row.enterpriseId };
  const officer = { userId: demoId('user', 'op_policy'), enterpriseId: null };
  for (const [step, event] of steps.entries()) {
    const isLast = step === steps.length - 1;
    const isOwn = event === 'start' || event === 'submit' || event === 'cancel';
    const then: Declaration = {
      ...row,
      status: isLast ? row.status : 'DRAFT',
      dueAt: isLast ? row.dueAt : null,
    };
    const isPrepared = event === 'start' && plan.prepared;
    const actor = event === 'approve' || isPrepared ? null : isOwn ? declarer : officer;
    const reason = event === 'reject' || event === 'cancel' ? row.reason : '';
    await enterDeclarationCase(tx, { actor, now: timeOf(step) }, then, plan.item.title, {
      event: isPrepared ? 'prepare' : event,
      reason,
    });
  }
}

/** Plans who declares for what, ordered by item. */
async function listPlans(
  { tx, today }: DemoContext,
  shown: string,
): Promise<{ plans: Plan[]; owner: Owner | undefined }> {
  const items = await tx
    .select({ item: declareItems, conditions: policies.conditions, calc: policies.calc })
    .from(declareItems)
    .innerJoin(policies, eq(policies.id, declareItems.policyId));
  const isOwner = and(eq(enterpriseMembers.memberRole, 'OWNER'), eq(enterpriseMembers.status, 'ACTIVE'));
  const owners: Owner[] = await tx
    .select({ enterprise: enterprises, userId: users.id, since: users.createdAt })
    .from(enterprises)
    .innerJoin(enterpriseMembers, and(eq(enterpriseMembers.enterpriseId, enterprises.id), isOwner))
    .innerJoin(users, eq(users.id, enterpriseMembers.userId))
    .where(eq(enterprises.entryStatus, 'PASSED'))
    .orderBy(asc(enterprises.name));
  // Nobody submits before they have an account.
  const longAgo = new Date(chinaInstant(addDays(today, -100)));
  const own = owners.filter(({ enterprise }) => enterprise.id === shown);
  const others = owners.filter(({ enterprise, since }) => enterprise.id !== shown && since < longAgo);
  const plans: Plan[] = [];
  for (const { item: key, states } of declarationCourse) {
    const found = items.find(({ item }) => item.id === demoId('declareItem', key));
    if (!found) throw new Error(`unknown funding call: ${key}`);
    const first = plans.length;
    const isProof = ({ enterprise }: Owner) => isProven(judgeData(found.conditions, enterprise, today));
    // Enterprises that data rule out come last, so that they are used only if the others run out.
    const isRuledOut = ({ enterprise }: Owner) =>
      judgeData(found.conditions, enterprise, today).some(
        ({ required, result }) => required && result !== 'MET' && result !== 'MANUAL',
      );
    const fitting = others.slice(first % 7).toSorted((a, b) => Number(isRuledOut(a)) - Number(isRuledOut(b)));
    const declarers = [...(untouched.includes(key) ? [] : own), ...fitting].filter(
      (owner) => key !== preparedItem || isProof(owner),
    );
    for (const [state, count] of Object.entries(states) as [DeclarationState, number][])
      for (let index = 0; index < count; index++) {
        const at = plans.length;
        const owner = declarers[at - first];
        if (!owner) throw new Error('too few enterprises');
        const prepared = key === preparedItem;
        plans.push({ ...found, key, state, owner, at: at + 1, place: at - first + 1, index, prepared });
      }
  }
  return { plans, owner: own[0] };
}

/** Two objections to published declarations: one pending, one dismissed. */
const objectionsTo = (rows: readonly Declaration[]): (typeof declarationObjections.$inferInsert)[] =>
  rows
    .filter(({ status }) => status === 'PUBLICITY')
    .slice(0, 2)
    .map(({ id, updatedAt }, index) => ({
      id: demoId('declaration-objection', String(index)),
      declarationId: id,
      userId: demoId('user', 'demo_person'),
      reason: texts.objection,
      contact: '',
      status: index === 0 ? 'OPEN' : 'DISMISSED',
      answer: index === 0 ? '' : texts.dismissal,
      createdAt: new Date(notAhead(updatedAt.getTime() + 3 * hour)),
      createdBy: demoId('user', 'demo_person'),
    }));

/** 70 declarations in every state, with cases, opinions, objections and a material library. */
export async function fillDeclarations(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const [account] = await tx.select().from(users).where(eq(users.loginName, 'demo_enterprise'));
  const { plans, owner } = await listPlans(context, account?.enterpriseId ?? '');
  const papers = await storePapers(context, [...plans.map((one) => one.owner), ...(owner ? [owner] : [])]);
  const groups: (typeof fileGroups.$inferInsert)[] = [];
  const files: (typeof fileItems.$inferInsert)[] = [];
  const fileFor: FileFor = (key, name, { enterprise, userId }, createdAt) => {
    const id = demoId('declare-material', key);
    const own = { ownerUserId: userId, ownerEnterpriseId: enterprise.id };
    groups.push({ id, purpose: materialPurpose, visibility: 'owner', ...own, createdAt });
    const paper = papers.get(enterprise.id);
    if (!paper) throw new Error('an enterprise has no document');
    files.push({ ...paper, fileId: id, name: `${name}.pdf` });
    return id;
  };
  const rows: Declaration[] = [];
  for (const one of plans) rows.push(await rowOf(context, one, fileFor));
  const library = libraryOf(owner, today, fileFor);
  for (const chunk of inChunks(groups)) await tx.insert(fileGroups).values(chunk);
  for (const chunk of inChunks(files)) await tx.insert(fileItems).values(chunk);
  await tx.insert(declarations).values(rows);
  await tx.insert(materialLibrary).values(library);
  await tx.insert(declarationObjections).values(objectionsTo(rows));
  for (const [at, row] of rows.entries()) {
    const one = plans[at];
    if (!one) continue;
    await enterCase(context, one, row);
    const opinions = await opinionsOf(context, one, row);
    if (opinions.length > 0) await tx.insert(declarationOpinions).values(opinions);
  }
}

/** Documents of the demo account: one without an expiry date, one that expires soon and one expired. */
function libraryOf(
  owner: Owner | undefined,
  today: string,
  fileFor: FileFor,
): (typeof materialLibrary.$inferInsert)[] {
  if (!owner) throw new Error('the demo park has no enterprise to try out');
  const documents = [
    { code: 'LICENCE', name: '营业执照（正副本任一）', validTo: null, daysAgo: 200 },
    { code: 'FIN', name: '上年度财务报表（资产负债表、利润表）', validTo: addDays(today, 20), daysAgo: 150 },
    { code: 'TEST', name: '能耗检测报告', validTo: addDays(today, -12), daysAgo: 380 },
  ];
  return documents.map(({ code, name, validTo, daysAgo }) => {
    const wanted = chinaInstant(addDays(today, -daysAgo), 600);
    const createdAt = new Date(Math.max(wanted, owner.since.getTime() + day));
    return {
      id: demoId('material-library', code),
      enterpriseId: owner.enterprise.id,
      code,
      name,
      fileId: fileFor(`library-${code}`, name, owner, createdAt),
      validTo,
      docVersion: 1,
      remindedAt: validTo === null ? null : createdAt,
      createdAt,
      createdBy: owner.userId,
      updatedAt: createdAt,
    };
  });
}
