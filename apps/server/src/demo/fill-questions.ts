import type {
  QuestionComplexity,
  QuestionEvent,
  QuestionState,
} from '@portal/contract/policy-question/terms';
import { asc, eq, inArray } from 'drizzle-orm';
import { users } from '../features/identity/user.table.ts';
import { policies } from '../features/policy/policy.table.ts';
import { dueOf, enterQuestionCase } from '../features/policy-question/move-question.ts';
import { type Question, questionPosts, questions } from '../features/policy-question/question.table.ts';
import { addDays } from '../platform/china-time.ts';
import { isWeekend } from '../platform/working-days.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { readDemoJson } from './content/read-demo-data.ts';
import type { DemoContext } from './demo-context.ts';

interface QuestionSource {
  title: string;
  body: string;
  answer: string;
}

type Step = [event: QuestionEvent, to: QuestionState];

const answered: Step[] = [
  ['assign', 'ASSIGNED'],
  ['answer', 'ANSWERED'],
];
/** Steps of a question to its state, after it was asked. */
const ways: Record<QuestionState, Step[]> = {
  SUBMITTED: [],
  ASSIGNED: [['assign', 'ASSIGNED']],
  TRANSFERRED: [['transfer', 'TRANSFERRED']],
  FOLLOWUP: [...answered, ['followUp', 'FOLLOWUP']],
  ANSWERED: answered,
  CLOSED: [...answered, ['close', 'CLOSED']],
  WITHDRAWN: [['withdraw', 'WITHDRAWN']],
};

/** States of the 60 questions and days since they were asked; five of them are overdue. */
const course: { status: QuestionState; count: number; daysAgo: (index: number) => number }[] = [
  { status: 'SUBMITTED', count: 5, daysAgo: (index) => (index < 2 ? 6 + index : 0) },
  { status: 'ASSIGNED', count: 5, daysAgo: (index) => (index < 2 ? 9 + index : 0) },
  { status: 'TRANSFERRED', count: 3, daysAgo: (index) => (index < 1 ? 8 : 0) },
  { status: 'FOLLOWUP', count: 4, daysAgo: () => 0 },
  { status: 'ANSWERED', count: 8, daysAgo: (index) => 1 + (index % 4) },
  { status: 'CLOSED', count: 30, daysAgo: (index) => 12 + index * 5 },
  { status: 'WITHDRAWN', count: 5, daysAgo: (index) => 20 + index * 9 },
];

const bySystemOrPark: Partial<Record<QuestionEvent, 'PARK'>> = {
  assign: 'PARK',
  answer: 'PARK',
  transfer: 'PARK',
};

const followUpText = '还有一点没弄清：如果合同在申报期内到期续签，剩余期限从哪一天算起？';
const transferText = '这个问题由主管处室解释，已转请答复。';
const hour = 3_600_000;

/** The last weekday on or before a day. */
function workingDay(day: string): string {
  return isWeekend(chinaInstant(day, 600)) ? workingDay(addDays(day, -1)) : day;
}

/** 60 questions in every state, each with its asker's case; twelve of the closed ones are published. */
export async function fillQuestions({ tx, today }: DemoContext): Promise<void> {
  const sources = readDemoJson<QuestionSource[]>('questions.json');
  const askers = await tx
    .select({ id: users.id, enterpriseId: users.enterpriseId })
    .from(users)
    .where(inArray(users.userType, ['100', '200']))
    .orderBy(asc(users.createdAt), asc(users.id));
  const [officer] = await tx.select({ id: users.id }).from(users).where(eq(users.loginName, 'op_policy'));
  const [member] = await tx
    .select({ id: users.id, enterpriseId: users.enterpriseId })
    .from(users)
    .where(eq(users.loginName, 'demo_enterprise'));
  const about = await tx
    .select({ id: policies.id, offices: policies.deptCodes })
    .from(policies)
    .where(eq(policies.status, 'PUBLISHED'))
    .orderBy(asc(policies.id));
  if (!officer || !member) throw new Error('the demo park has no officer or no enterprise');
  let at = 0;
  for (const { status, count, daysAgo } of course)
    for (let index = 0; index < count; index++) {
      const source = sources[at % sources.length];
      const policy = about[(at * 7) % about.length];
      // The first of each state belongs to the demo account.
      const asker = index === 0 ? member : askers[(at * 11) % askers.length];
      if (!source || !policy || !asker) throw new Error('nothing to ask about');
      const days = daysAgo(index);
      const asked = notAhead(chinaInstant(workingDay(addDays(today, -days)), 530 + ((at * 37) % 300)));
      const steps: [QuestionEvent, QuestionState, number][] = ways[status].map(([event, to], step) => [
        event,
        to,
        notAhead(asked + (step + 1) * (days === 0 ? hour / 20 : 5 * hour)),
      ]);
      const timeOf = (wanted: QuestionEvent) => steps.find(([event]) => event === wanted)?.[2];
      const complexity: QuestionComplexity = at % 3 === 0 ? 'COMPLEX' : 'SIMPLE';
      const owedSince = timeOf('followUp') ?? timeOf('transfer') ?? asked;
      const isPublished = status === 'CLOSED' && index % 5 < 2;
      const answeredAt = timeOf('answer');
      const row: Question = {
        id: demoId('question', String(at)),
        userId: asker.id,
        enterpriseId: asker.enterpriseId,
        policyId: policy.id,
        title: source.title,
        body: source.body,
        fileId: '',
        anonymous: at % 9 === 4,
        complexity,
        officeCode: status === 'SUBMITTED' || status === 'WITHDRAWN' ? '' : (policy.offices[0] ?? ''),
        status,
        askedAt: new Date(owedSince),
        dueAt: dueOf({ status, askedAt: new Date(owedSince), complexity }),
        answeredAt: answeredAt === undefined ? null : new Date(answeredAt),
        rating: status === 'CLOSED' ? 3 + (at % 3) : null,
        consents: isPublished || (status === 'CLOSED' && index % 5 === 2),
        publishedAt: isPublished ? new Date(notAhead((timeOf('close') ?? asked) + hour)) : null,
        publicTitle: isPublished ? source.title : '',
        publicBody: isPublished ? source.body : '',
        publicAnswer: isPublished ? source.answer : '',
        createdAt: new Date(asked),
        createdBy: asker.id,
        updatedAt: new Date(steps.at(-1)?.[2] ?? asked),
        updatedBy: asker.id,
        version: steps.length + 1,
      };
      await tx.insert(questions).values(row);
      await enterQuestionCase(
        tx,
        { now: new Date(asked) },
        { ...row, status: 'SUBMITTED' },
        { event: 'ask', by: 'ASKER' },
      );
      for (const [event, to, time] of steps) {
        const texts = { answer: source.answer, followUp: followUpText, transfer: transferText };
        const kinds = { answer: 'ANSWER', followUp: 'FOLLOWUP', transfer: 'TRANSFER' } as const;
        const isWritten = event === 'answer' || event === 'followUp' || event === 'transfer';
        if (isWritten)
          await tx.insert(questionPosts).values({
            id: demoId('question-post', `${at}-${event}`),
            questionId: row.id,
            kind: kinds[event],
            body: texts[event],
            officeCode: event === 'followUp' ? '' : row.officeCode,
            by: event === 'followUp' ? asker.id : officer.id,
            at: new Date(time),
          });
        await enterQuestionCase(
          tx,
          { now: new Date(time) },
          { ...row, status: to, dueAt: to === status ? row.dueAt : null },
          {
            event,
            by: bySystemOrPark[event] ?? 'ASKER',
            reason: event === 'transfer' ? transferText : '',
          },
        );
      }
      at += 1;
    }
}
