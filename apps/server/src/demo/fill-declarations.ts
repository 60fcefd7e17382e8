import {
  amountField,
  type DeclarationState,
  formTarget,
  materialPurpose,
  materialTarget,
  type RefusalCode,
} from '@portal/contract/declaration-terms';
import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  type Declaration,
  declarationObjections,
  declarationOpinions,
  declarations,
  type FieldNote,
  type HandedFile,
  materialLibrary,
} from '../features/declaration/declaration.table.ts';
import { listExperts } from '../features/declaration/manage/experts.ts';
import { dueAfter, enterDeclarationCase } from '../features/declaration/move-declaration.ts';
import { prefillForm, readFacts } from '../features/declaration/prefill.ts';
import { enterpriseMembers } from '../features/enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { users } from '../features/identity/user.table.ts';
import { declareItems } from '../features/policy/declare-item.table.ts';
import { judgeEnterprise } from '../features/policy/judge-enterprise.public.ts';
import { policies } from '../features/policy/policy.table.ts';
import { addDays } from '../platform/china-time.ts';
import { fileGroups, fileItems } from '../platform/files/file.table.ts';
import { insertFiles } from '../platform/files/insert-files.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import {
  declarationCourse,
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
const handed: readonly DeclarationState[] = ['DRAFT', 'CANCELLED'];
const granted: readonly DeclarationState[] = ['PASSED', 'PUBLICITY', 'APPROVED', 'PAID_OUT'];
const judged: readonly DeclarationState[] = [...granted, 'REJECTED'];
/** Items that the shown enterprise has not declared for: the first, it can; the conditions of the others it does not meet. */
const untouched: readonly string[] = ['DI01', 'DI03', 'DI11', 'DI14'];
const refusals: readonly RefusalCode[] = ['SCOPE', 'MATERIAL', 'CONDITION', 'SCOPE', 'DOUBLE'];

type Item = typeof declareItems.$inferSelect;
interface Owner {
  enterprise: typeof enterprises.$inferSelect;
  userId: string;
  since: Date;
}

/** What an enterprise writes into a field. */
function entryOf({ code, type, options }: Item['formSchema'][number], at: number, today: string): string {
  if (code === amountField) return String(demoInteger(`declared ${at}`, 4, 16) * 10_000);
  if (type === 'number') return String(demoInteger(`${code} ${at}`, 12, 90));
  if (type === 'date') return addDays(today, -demoInteger(`${code} ${at}`, 20, 90));
  if (type === 'textarea') return texts.summary;
  if (type === 'phone') return '15400001234';
  if (type === 'select') return String(options?.[0] ?? '');
  return code === 'bankAccountTail' ? '0187' : texts.text;
}

/** One paper that stands for every material, stored once; each enterprise has rows of its own that name it. */
async function storePaper({ tx, store, today }: DemoContext) {
  const spec = {
    kind: 'pdf' as const,
    name: '申报材料（演示）.pdf',
    note: '演示材料',
    blocks: [{ type: 'p' as const, text: '本文件仅用于演示申报流程。' }],
  };
  const { name, mime, bytes } = await buildAttachment(spec, new Date(chinaInstant(today)));
  const id = demoId('declare-paper', 'all');
  await insertFiles(tx, store, { id, purpose: materialPurpose, visibility: 'operator' }, [
    { name, mime, bytes: Buffer.from(bytes) },
  ]);
  const [item] = await tx.select().from(fileItems).where(eq(fileItems.fileId, id));
  if (!item) throw new Error('the paper was not stored');
  return item;
}

/** 70 declarations in every state, with the cases of their enterprises, opinions, objections and a library. */
export async function fillDeclarations(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const items = await tx
    .select({ item: declareItems, conditions: policies.conditions })
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
  const accounts = await tx
    .select()
    .from(users)
    .where(
      inArray(users.loginName, ['op_policy', 'op_policy2', 'op_finance', 'demo_person', 'demo_enterprise']),
    );
  const idOf = (name: string) => accounts.find(({ loginName }) => loginName === name)?.id ?? '';
  const shown = accounts.find(({ loginName }) => loginName === 'demo_enterprise')?.enterpriseId;
  const paper = await storePaper(context);
  // Nobody has handed anything in before having an account.
  const longAgo = new Date(chinaInstant(addDays(today, -100)));

  const groups: (typeof fileGroups.$inferInsert)[] = [];
  const files: (typeof fileItems.$inferInsert)[] = [];
  const fileFor = (key: string, name: string, { enterprise, userId }: Owner, createdAt: Date): string => {
    const id = demoId('declare-material', key);
    groups.push({
      id,
      purpose: materialPurpose,
      visibility: 'owner',
      ownerUserId: userId,
      ownerEnterpriseId: enterprise.id,
      createdAt,
    });
    files.push({ ...paper, fileId: id, name: `${name}.pdf` });
    return id;
  };

  const officer = { userId: idOf('op_policy'), enterpriseId: null };
  const rows: Declaration[] = [];
  const opinions: (typeof declarationOpinions.$inferInsert)[] = [];
  const enters: (() => Promise<void>)[] = [];
  let at = 0;
  for (const { item: key, states } of declarationCourse) {
    const found = items.find(({ item }) => item.id === demoId('declareItem', key));
    if (!found) throw new Error(`there is no item ${key}`);
    const { item } = found;
    const others = owners.filter(({ enterprise, since }) => enterprise.id !== shown && since < longAgo);
    const own = owners.filter(({ enterprise }) => enterprise.id === shown && !untouched.includes(key));
    let place = 0;
    for (const [state, count] of Object.entries(states) as [DeclarationState, number][])
      for (let index = 0; index < count; index++) {
        const owner = [...own, ...others.slice(at % 7), ...others][place];
        if (!owner) throw new Error('there are too few enterprises');
        place += 1;
        at += 1;
        const id = demoId('declaration', `${key}-${place}`);
        const steps = declarationWays[state];
        const late = state === 'SUBMITTED' && index === 0 && key !== 'DI02' ? 6 : 0;
        const last = notAhead(
          chinaInstant(addDays(today, -lastStepDaysAgo[state] - late), 520 + ((at * 37) % 300)),
        );
        // Steps of the open items lie close together, so that none is before the window.
        const gap = lastStepDaysAgo[state] > 5 ? 4 * day : day;
        const timeOf = (step: number) => new Date(last - (steps.length - 1 - step) * gap);
        const timeOfEvent = (event: string) => {
          const step = steps.indexOf(event as (typeof steps)[number]);
          return step < 0 ? null : timeOf(step);
        };
        const createdAt = timeOf(0);
        const known = prefillForm({ formSchema: item.formSchema, calc: null }, owner.enterprise, createdAt);
        const isDraft = state === 'DRAFT';
        const form = {
          ...Object.fromEntries(
            item.formSchema
              .filter((_field, field) => !isDraft || field % 3 === 0)
              .map((field) => [field.code, entryOf(field, at, today)]),
          ),
          ...known.form,
        };
        const materials: Record<string, HandedFile> = Object.fromEntries(
          item.materials
            .filter((_material, material) => !isDraft || material === 0)
            .map(({ code, name }) => [
              code,
              { fileId: fileFor(`${key}-${place}-${code}`, name, owner, createdAt), libraryId: '' },
            ]),
        );
        const [firstField] = item.formSchema;
        const [firstMaterial] = item.materials;
        const notes: FieldNote[] =
          state === 'RETURNED' && firstField && firstMaterial
            ? [
                {
                  target: formTarget(firstField.code),
                  text: texts.note,
                  before: form[firstField.code] ?? '',
                },
                {
                  target: materialTarget(firstMaterial.code),
                  text: texts.materialNote,
                  before: materials[firstMaterial.code]?.fileId ?? '',
                },
              ]
            : [];
        const amountApplyFen = Math.round(Number(form[amountField] ?? 0) * 100);
        const isHanded = !handed.includes(state);
        const amountApprovedFen = granted.includes(state)
          ? Math.max(Math.round(amountApplyFen * 0.8), 1_000_000)
          : null;
        const facts = isHanded ? await readFacts(tx, owner.enterprise) : [];
        const member = { enterpriseId: owner.enterprise.id, memberRole: 'OWNER' as const };
        const { rules } = await judgeEnterprise(tx, member, isHanded ? found.conditions : [], createdAt);
        const row: Declaration = {
          id,
          itemId: item.id,
          enterpriseId: owner.enterprise.id,
          applicantId: owner.userId,
          year: Number(item.windowTo.slice(0, 4)),
          oncePerYear: item.oncePerYear,
          form,
          prefilled: known.prefilled,
          materials,
          amountApplyFen,
          amountApprovedFen,
          ruleSnapshot: isHanded ? { facts, rules, isExempt: false } : null,
          fieldNotes: notes,
          status: state,
          round: isHanded ? 1 : 0,
          submittedAt: isHanded ? timeOfEvent('submit') : null,
          dueAt: dueAfter(state, item, { now: new Date(last), returnDays: 5 }),
          commitmentSignedAt: isHanded ? timeOfEvent('submit') : null,
          passedBy: granted.includes(state) ? idOf('op_policy') : null,
          publicityUntil: null,
          decidedAt: judged.includes(state) ? timeOfEvent(state === 'REJECTED' ? 'reject' : 'pass') : null,
          reasonCode: state === 'REJECTED' ? (refusals[index % refusals.length] ?? 'SCOPE') : null,
          reason: state === 'REJECTED' ? texts.rejection : state === 'CANCELLED' ? texts.cancelled : '',
          payoutAt: state === 'PAID_OUT' ? new Date(last) : null,
          payoutRef: state === 'PAID_OUT' ? `DF${today.slice(0, 4)}-${String(100 + at)}` : '',
          version: steps.length,
          createdAt,
          createdBy: owner.userId,
          updatedAt: new Date(last),
          updatedBy: owner.userId,
        };
        row.publicityUntil = state === 'PUBLICITY' ? row.dueAt : timeOfEvent('approve');
        rows.push(row);
        const declarer = { userId: owner.userId, enterpriseId: owner.enterprise.id };
        const actorOf = (event: string) => {
          if (event === 'approve') return null;
          return ['start', 'submit', 'cancel'].includes(event) ? declarer : officer;
        };
        enters.push(async () => {
          for (const [step, event] of steps.entries()) {
            const isLast = step === steps.length - 1;
            const stateThen = isLast ? state : 'DRAFT';
            await enterDeclarationCase(
              tx,
              { actor: actorOf(event), now: timeOf(step) },
              { ...row, status: stateThen, dueAt: isLast ? row.dueAt : null },
              item.title,
              {
                event,
                reason: event === 'reject' ? texts.rejection : event === 'cancel' ? texts.cancelled : '',
              },
            );
          }
        });
        if (state !== 'REVIEWING' && !judged.includes(state)) continue;
        const experts = (
          await listExperts(tx, { declarationId: id, enterpriseId: owner.enterprise.id })
        ).filter(({ isRelated }) => !isRelated);
        for (const [order, { userId }] of experts.slice(0, 3).entries()) {
          const isGiven = judged.includes(state) || (order === 0 && index % 2 === 1);
          const givenAt = new Date(
            Math.min((timeOfEvent('assign') ?? createdAt).getTime() + (order + 2) * hour, last),
          );
          opinions.push({
            id: demoId('declaration-opinion', `${key}-${place}-${order}`),
            declarationId: id,
            expertId: userId,
            createdAt: timeOfEvent('assign') ?? createdAt,
            verdict: isGiven ? (state === 'REJECTED' ? 'REJECT' : 'PASS') : null,
            amountFen: isGiven ? Math.round(amountApplyFen * 0.8) : null,
            opinion: isGiven ? (state === 'REJECTED' ? texts.rejection : texts.opinion) : '',
            givenAt: isGiven ? givenAt : null,
          });
        }
      }
  }
  const library = libraryOf(
    owners.find(({ enterprise }) => enterprise.id === shown),
    today,
    fileFor,
  );
  for (const chunk of inChunks(groups)) await tx.insert(fileGroups).values(chunk);
  for (const chunk of inChunks(files)) await tx.insert(fileItems).values(chunk);
  await tx.insert(declarations).values(rows);
  await tx.insert(declarationOpinions).values(opinions);
  await tx.insert(materialLibrary).values(library);
  for (const enter of enters) await enter();
  const open = rows.filter(({ status }) => status === 'PUBLICITY').slice(0, 2);
  await tx.insert(declarationObjections).values(
    open.map(({ id, updatedAt }, index) => ({
      id: demoId('declaration-objection', String(index)),
      declarationId: id,
      userId: idOf('demo_person'),
      reason: texts.objection,
      contact: '',
      status: index === 0 ? ('OPEN' as const) : ('DISMISSED' as const),
      answer: index === 0 ? '' : texts.dismissal,
      createdAt: new Date(notAhead(updatedAt.getTime() + 3 * hour)),
      createdBy: idOf('demo_person'),
    })),
  );
}

/** Documents of the account that visitors try: one without end, one that ends soon, and one that is over. */
function libraryOf(
  owner: Owner | undefined,
  today: string,
  fileFor: (key: string, name: string, owner: Owner, createdAt: Date) => string,
): (typeof materialLibrary.$inferInsert)[] {
  if (!owner) throw new Error('the demo has no enterprise to try');
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
