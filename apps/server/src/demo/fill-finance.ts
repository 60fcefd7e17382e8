import type { FinancingEvent, FinancingState } from '@portal/contract/finance/terms';
import { eq, like, or } from 'drizzle-orm';
import {
  finApplications,
  finConsents,
  finProducts,
  institutions,
} from '../features/finance/finance.table.ts';
import { moveFinancing } from '../features/finance/financing/move-financing.ts';
import { moveInstitution } from '../features/finance/move-institution.ts';
import { moveProduct } from '../features/finance/move-product.ts';
import { productValues } from '../features/finance/product-values.ts';
import { users } from '../features/identity/user.table.ts';
import { messages } from '../features/message/message.table.ts';
import { addDays, chinaDayOf } from '../platform/china-time.ts';
import {
  demoFinancingStates,
  demoFinProducts,
  demoInstitutions,
  demoPurposes,
} from './content/compose-finance.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';
import { type DemoPerson, sourceOf } from './demo-source.ts';

const day = 86_400_000;

async function readPeople({ tx }: DemoContext) {
  const all = await tx.select().from(users);
  const found = (person: DemoPerson | undefined, what: string) => {
    if (!person) throw new Error(`the demo park has no ${what}`);
    return person;
  };
  const isOwner = ({ loginName }: DemoPerson) =>
    (loginName.startsWith('ent_') || loginName.startsWith('demo_')) &&
    !['demo_finance', 'demo_staff'].includes(loginName);
  return {
    ownerOf: (enterpriseId: string) =>
      found(
        all.find((user) => user.enterpriseId === enterpriseId && isOwner(user)),
        `owner of ${enterpriseId}`,
      ),
    officer: found(
      all.find(({ loginName }) => loginName === 'op_service'),
      'op_service',
    ),
  };
}
type People = Awaited<ReturnType<typeof readPeople>>;

async function fillInstitutions({ tx, today }: DemoContext, { ownerOf, officer }: People): Promise<void> {
  for (const [at, { enterpriseKey, status, ...institution }] of demoInstitutions.entries()) {
    const enterpriseId = demoId('enterprise', enterpriseKey);
    const owner = ownerOf(enterpriseId);
    const isNew = status === 'DRAFT' || status === 'PENDING';
    const wanted = chinaInstant(addDays(today, isNew ? -3 : -140 + at), 540 + at * 9);
    const begin = Math.max(wanted, owner.createdAt.getTime() + day);
    const created = new Date(notAhead(begin));
    let [row] = await tx
      .insert(institutions)
      .values({
        ...institution,
        id: demoId('institution', enterpriseKey),
        enterpriseId,
        contactName: owner.name,
        contactPhone: owner.phoneNumber ?? '15400000000',
        status: 'DRAFT',
        createdAt: created,
        createdBy: owner.id,
        updatedAt: created,
      })
      .returning();
    const ways = {
      DRAFT: [],
      PENDING: ['submit'],
      OPEN: ['submit', 'pass'],
      SUSPENDED: ['submit', 'pass', 'suspend'],
    };
    for (const [step, event] of (ways[status] as ('submit' | 'pass' | 'suspend')[]).entries()) {
      if (!row) throw new Error(`failed to insert institution of ${enterpriseKey}`);
      const by = event === 'submit' ? owner : officer;
      const source = sourceOf(by, notAhead(begin + (step + 1) * 3_600_000));
      row = await moveInstitution(tx, source, row, event, event === 'suspend' ? '备案到期，等待更新。' : '');
    }
  }
}

async function fillProducts({ tx, today }: DemoContext, { ownerOf, officer }: People): Promise<void> {
  for (const [at, { enterpriseKey, status, ...product }] of demoFinProducts.entries()) {
    const enterpriseId = demoId('enterprise', enterpriseKey);
    const owner = ownerOf(enterpriseId);
    const begin = Math.max(
      chinaInstant(addDays(today, status === 'PENDING' || status === 'DRAFT' ? -2 : -110 + at), 580 + at * 5),
      owner.createdAt.getTime() + 2 * day,
    );
    const created = new Date(notAhead(begin));
    const values = productValues({
      ...product,
      conditions: [
        {
          kind: 'AUTO',
          ruleId: '',
          text: '登记满 1 年',
          required: true,
          field: 'registeredYears',
          op: 'ge',
          value: 1,
        },
        {
          kind: 'AUTO',
          ruleId: '',
          text: '园区信用评分不低于 65 分',
          required: true,
          field: 'creditScore',
          op: 'ge',
          value: 65,
        },
        { kind: 'MANUAL', ruleId: '', text: '材料真实、用途在园区内', required: true },
      ],
      subsidyPolicyId: product.subsidyPpm > 0 ? demoId('policy', 'P05') : null,
    });
    let [row] = await tx
      .insert(finProducts)
      .values({
        ...values,
        id: demoId('fin-product', String(at)),
        institutionId: demoId('institution', enterpriseKey),
        status: 'DRAFT',
        createdAt: created,
        createdBy: owner.id,
        updatedAt: created,
      })
      .returning();
    const ways = {
      DRAFT: [],
      PENDING: ['submit'],
      ON: ['submit', 'pass'],
      REJECTED: ['submit', 'reject'],
      OFF: ['submit', 'pass', 'off'],
    };
    for (const [step, event] of (ways[status] as ('submit' | 'pass' | 'reject' | 'off')[]).entries()) {
      if (!row) throw new Error(`failed to insert product ${at}`);
      const by = event === 'pass' || event === 'reject' ? officer : owner;
      const source = sourceOf(by, notAhead(begin + (step + 1) * 3_600_000));
      const reason = event === 'reject' ? '许可收益的核定方式没有写清，请补充。' : '';
      row = await moveProduct(tx, source, { enterpriseId }, row, { event, reason });
    }
  }
}

type Moved = Exclude<FinancingEvent, 'edit'>;

const waysOfFinancing: Record<FinancingState, readonly Moved[]> = {
  DRAFT: [],
  SUBMITTED: ['submit'],
  ACCEPTED: ['submit', 'accept'],
  MATERIAL: ['submit', 'accept', 'askMaterial'],
  DUE_DILIGENCE: ['submit', 'accept', 'askMaterial', 'supply', 'examine'],
  APPROVED: ['submit', 'accept', 'examine', 'approve'],
  SIGNED: ['submit', 'accept', 'examine', 'approve', 'sign'],
  LENT: ['submit', 'accept', 'examine', 'approve', 'sign', 'lend'],
  REJECTED: ['submit', 'accept', 'reject'],
  WITHDRAWN: ['submit', 'withdraw'],
  EXPIRED: ['submit', 'expire'],
};

const reasons: Partial<Record<Moved, string>> = {
  askMaterial: '请补近三个月的订单与交货单。',
  reject: '在手订单不足，建议换季后再申请。',
};
const byApplicant: readonly Moved[] = ['submit', 'supply', 'sign', 'withdraw'];
const closedLongAgo: readonly FinancingState[] = ['LENT', 'REJECTED', 'WITHDRAWN', 'EXPIRED'];

async function fillApplications({ tx, today }: DemoContext, { ownerOf }: People): Promise<void> {
  const offered = demoFinProducts
    .map((product, at) => ({ ...product, at }))
    .filter(
      ({ status, enterpriseKey }) => status === 'ON' && enterpriseKey !== 'E39' && enterpriseKey !== 'E12',
    );
  const all = demoFinancingStates.flatMap(([state, count]) => Array.from({ length: count }, () => state));
  // The first enterprises apply several times, so that their lists show more than one state.
  const applicants = ['E01', 'E02', 'E03', 'E14', 'E15', 'E08', 'E16', 'E18', 'E13'];
  for (const [at, state] of all.entries()) {
    // Five rounds of nine applicants, never twice for the same product.
    const [who, round] = [at % applicants.length, Math.floor(at / applicants.length)];
    const product = offered[(who * 3 + round * 7) % offered.length];
    const enterpriseId = demoId('enterprise', applicants[who] ?? 'E01');
    const owner = ownerOf(enterpriseId);
    const bankId = demoId('enterprise', product?.enterpriseKey ?? '');
    const bank = ownerOf(bankId);
    if (!product) throw new Error('no product is on offer');
    const [institution] = await tx
      .select()
      .from(institutions)
      .where(eq(institutions.id, demoId('institution', product.enterpriseKey)));
    if (!institution) throw new Error(`no institution for ${product.enterpriseKey}`);
    const ago = closedLongAgo.includes(state) ? 60 - (at % 15) : 12 - (at % 5);
    const begin = chinaInstant(addDays(today, -ago), 560 + at * 6);
    const created = new Date(begin - 3_600_000);
    const id = demoId('financing', String(at));
    const institutionId = institution.id;
    const by = { createdAt: created, createdBy: owner.id, updatedAt: created };
    let [row] = await tx
      .insert(finApplications)
      .values({
        ...by,
        id,
        batchId: id,
        productId: demoId('fin-product', String(product.at)),
        institutionId,
        enterpriseId,
        amountFen: Math.min(product.amountToFen, product.amountFromFen * (2 + (at % 4))),
        termMonths: product.termMonthsTo,
        purpose: demoPurposes[at % demoPurposes.length] ?? '',
        status: 'DRAFT',
      })
      .returning();
    const isOver = state === 'WITHDRAWN' || state === 'EXPIRED';
    await tx.insert(finConsents).values({
      ...by,
      id: demoId('consent', String(at)),
      applicationId: id,
      institutionId,
      scopes: at % 2 === 0 ? ['REGISTRATION', 'ANNUAL'] : ['REGISTRATION', 'ANNUAL', 'CREDIT'],
      days: 90,
      until: addDays(chinaDayOf(begin), 90),
      revokedAt: isOver ? new Date(begin + day) : null,
      views: state === 'DRAFT' || state === 'SUBMITTED' ? 0 : 1 + (at % 3),
      lastViewedAt: state === 'DRAFT' || state === 'SUBMITTED' ? null : new Date(begin + day),
    });
    for (const [step, event] of waysOfFinancing[state].entries()) {
      if (!row) throw new Error(`failed to insert application ${at}`);
      const late = event === 'expire' ? 30 * day : step * day + step * 3_600_000;
      const source = sourceOf(byApplicant.includes(event) ? owner : bank, notAhead(begin + late));
      const set =
        event === 'approve'
          ? {
              approvedFen: row.amountFen,
              approvedPpm: product.ratePpmFrom + 3_000,
              approvedMonths: row.termMonths,
            }
          : event === 'supply'
            ? { supplement: '订单三份与对应交货单，合计 120 万元。' }
            : {};
      row = await moveFinancing(
        tx,
        event === 'expire' ? { ...source, actor: null } : source,
        { productName: product.name, institution },
        row,
        { event, reason: reasons[event] ?? '', set },
      );
    }
  }
}

/** Marks older messages as read. */
const readOld = ({ tx }: DemoContext) =>
  tx
    .update(messages)
    .set({ readAt: messages.sentAt, mergeKey: null })
    .where(or(like(messages.eventCode, 'INSTITUTION_%'), like(messages.eventCode, 'FIN_PRODUCT_%')));

/** Twelve institutions with thirty products, and 45 applications in every state. */
export async function fillFinance(context: DemoContext): Promise<void> {
  const people = await readPeople(context);
  await fillInstitutions(context, people);
  await fillProducts(context, people);
  await fillApplications(context, people);
  await readOld(context);
}
