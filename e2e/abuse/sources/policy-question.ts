import { eq } from 'drizzle-orm';
import { policies } from '../../../apps/server/src/features/policy/policy.table.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

interface Asked {
  questionId: string;
  version: number;
}

const question = '/api/policyManage/question';

/** A question that is answered, followed up and published, and one that is transferred. */
async function write({ db, fixtures: { author, person }, write }: Writer): Promise<PayloadPages> {
  const [about] = await db.select({ id: policies.id }).from(policies).where(eq(policies.status, 'PUBLISHED'));
  const policy = about?.id ?? '';
  const ask = async () => {
    const data = { policyId: policy, fileId: '', anonymous: false };
    const { questionId: id, version } = await write<Asked>(person.caller, `${question}/submit`, { data });
    return { id, version };
  };
  const step = async (
    who: 'decide' | 'operate',
    { id, version }: { id: string; version: number },
    event: string,
    data: object,
  ) => {
    const caller = who === 'decide' ? author.caller : person.caller;
    const moved = await write<Asked>(caller, `${question}/${who}`, { id, version, event, data });
    return { id, version: moved.version };
  };
  const passedOn = await step('decide', await ask(), 'transfer', { officeCode: 'GREEN' });
  let shown = await step('decide', await ask(), 'answer', {});
  shown = await step('operate', shown, 'followUp', {});
  shown = await step('decide', shown, 'answer', {});
  shown = await step('operate', shown, 'close', { consents: true });
  await step('decide', shown, 'publish', { policyId: policy });
  return {
    public: [`/policy/policylist/${policy}`],
    person: ['/my-questions', `/my-questions/${shown.id}`, `/my-questions/${passedOn.id}`],
    operator: [
      '/manage/policy-question',
      `/manage/policy-question?question=${shown.id}`,
      `/manage/policy-question?question=${passedOn.id}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    '/api/policyManage/question/submit data.fileId': 'is looked up',
  },
  write,
};
