import {
  type DeclarationEvent,
  type DeclarationState,
  declarationEvents,
  declarationStates,
  declarationTransitions,
  declarerEvents,
  officeEvents,
} from '@portal/contract/declaration/terms';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { declarationObjections, declarations } from './declaration.table.ts';
import { base, decide, operate, pay, save, settled, useDeclarations } from './testing/use-declarations.ts';

const on = useDeclarations();
const { fileOf, insert, opined, settle } = on;

const byDeclarer: readonly string[] = declarerEvents;
const byOffice: readonly string[] = officeEvents;

/** Meets all other requirements of each event, so that only the state decides. */
async function ready(state: DeclarationState): Promise<string> {
  const files = {
    LICENCE: { fileId: await fileOf(on.owner), libraryId: '' },
    PLAN: { fileId: await fileOf(on.owner), libraryId: '' },
  };
  const id = await insert(state, {
    form: { place: '二号温室', applyAmount: '240000', summary: '更换保温幕两道。' },
    materials: files,
    amountApprovedFen: 20_000_000,
    passedBy: on.operators.chief.id,
    fieldNotes: [{ target: 'form.place', text: '写明楼号', before: '一号温室' }],
    ...(state === 'PAID_OUT' ? { payoutAt: settled } : {}),
  });
  await opined(id);
  return id;
}

describeTransitions<DeclarationState, DeclarationEvent, DeclarationState>({
  states: declarationStates,
  events: declarationEvents,
  planned: (state, event) => declarationTransitions[state][event],
  next: (state, event) => nextState(declarationTransitions, state, event),
  fire: async (state, event, planned) => {
    const id = await ready(state);
    const refused = planned === undefined;
    if (event === 'lapse' || event === 'approve') {
      await on.portal.db
        .update(declarations)
        .set({ dueAt: settled, publicityUntil: settled })
        .where(eq(declarations.id, id));
      await settle();
      const [row] = await on.portal.db.select().from(declarations).where(eq(declarations.id, id));
      // The clock triggers the state's own event; a state without one stays.
      if (!refused) expect(row?.status).toBe(planned);
      return;
    }
    const answer = await call(id, event);
    expect(answer.header.retCode).toBe(refused ? '500012' : '000000');
    if (refused) return;
    const [row] = await on.portal.db.select().from(declarations).where(eq(declarations.id, id));
    expect(row?.status).toBe(planned);
  },
});

/** Fires an event through its call. */
async function call(id: string, event: DeclarationEvent): Promise<{ header: { retCode: string } }> {
  const data = {
    form: { place: '二号温室', applyAmount: '240000', summary: '更换保温幕两道。' },
    materials: Object.fromEntries(
      Object.entries(
        (await on.portal.db.select().from(declarations).where(eq(declarations.id, id)))[0]?.materials ?? {},
      ),
    ),
  };
  if (event === 'edit') return on.portal.call(save, { id, version: 1, data }, on.owner.token);
  if (byDeclarer.includes(event))
    return on.portal.call(operate, { id, event, version: 1, data: { commits: true } }, on.owner.token);
  if (event === 'pay') {
    const { header } = await on.portal.call(
      pay,
      { id, version: 1, data: { paidOn: '2026-11-21', payoutRef: 'DF1' } },
      on.operators.finance.token,
    );
    // The finance office only sees applications to be paid.
    return { header: { retCode: header.retCode === '500404' ? '500012' : header.retCode } };
  }
  if (event === 'uphold') {
    const [made] = await on.portal.db
      .insert(declarationObjections)
      .values({
        id: id.replace(/.$/, '7'),
        declarationId: id,
        userId: on.other.user.id,
        reason: '设备是二手的。',
        contact: '',
        status: 'OPEN',
      })
      .returning();
    return on.portal.call(
      `POST ${base}/decideObjection`,
      { id: made?.id, version: 1, data: { upholds: true, answer: '已复核。' } },
      on.operators.officer.token,
    );
  }
  if (!byOffice.includes(event)) throw new Error(`no one can trigger ${event}`);
  const decision = {
    notes: event === 'return' ? [{ target: 'form.summary', text: '请写明面积。' }] : [],
    expertIds: event === 'assign' ? [on.operators.expert.id, on.operators.expert2.id] : [],
    amountFen: event === 'pass' ? 20_000_000 : null,
    ...(event === 'reject' ? { reasonCode: 'SCOPE', reason: '设备不在支持范围。' } : {}),
  };
  const answer = await on.portal.call(
    decide,
    { id, event, version: 1, data: decision },
    on.operators.officer.token,
  );
  // The office can't see drafts.
  return { header: { retCode: answer.header.retCode === '500404' ? '500012' : answer.header.retCode } };
}
