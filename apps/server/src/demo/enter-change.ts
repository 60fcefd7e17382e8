import { enterpriseAudits } from '../features/enterprise/admission/enterprise-audit.table.ts';
import { notifyAboutChange } from '../features/enterprise/change/notify-about-change.ts';
import { addWorkingDays } from '../platform/working-days.ts';
import type { DemoContext } from './demo-context.ts';

type Audit = typeof enterpriseAudits.$inferSelect;
type Step = Audit['history'][number];

const promisedDays = 3;

/** A change after its last step. */
export type DemoChange = Pick<Audit, 'id' | 'enterpriseId' | 'applicantId' | 'application' | 'before'> & {
  history: [Step, ...Step[]];
};

/** The state of a change after one of its steps. */
const standingAfter = (audit: Audit, { event, state, opinion, fieldNotes = {}, at }: Step): Audit => ({
  ...audit,
  state,
  opinion,
  fieldNotes,
  dueAt: event === 'submit' ? addWorkingDays(new Date(at), promisedDays) : audit.dueAt,
});

/** Inserts a change with its case and the messages to its enterprise at each step. */
export async function enterChange({ tx }: DemoContext, { history, ...change }: DemoChange): Promise<void> {
  const [first] = history;
  const last = history.at(-1) ?? first;
  const passer = history.find(({ event, step }) => event === 'pass' && step === 1);
  const isWaiting = last.state === 'PENDING' || last.state === 'REVIEWING';
  const submittedAt = new Date(first.at);
  const [audit] = await tx
    .insert(enterpriseAudits)
    .values({
      ...change,
      kind: 'CHANGE',
      history,
      version: history.length,
      state: last.state,
      step: passer ? 2 : 1,
      firstAuditorId: passer?.actorId ?? null,
      opinion: last.opinion,
      fieldNotes: last.fieldNotes ?? {},
      submittedAt,
      dueAt: isWaiting ? addWorkingDays(submittedAt, promisedDays) : null,
      rejectedAt: last.state === 'REJECTED' ? new Date(last.at) : null,
      createdAt: submittedAt,
      createdBy: first.actorId,
      updatedAt: new Date(last.at),
      updatedBy: last.actorId,
    })
    .returning();
  if (!audit) throw new Error('failed to insert change');
  for (const step of history) {
    const { event, at, actorName } = step;
    const by = step === first ? { by: actorName } : { step: step.step };
    await notifyAboutChange(tx, { audit: standingAfter(audit, step), event, ...by, now: new Date(at) });
  }
}
