import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import { QuestionView } from './QuestionView.tsx';

// Loaded on demand, since readers don't need the form's fields and rules.
const AskForm = lazy(async () => ({ default: (await import('./AskForm.tsx')).AskForm }));

/** One question: its form until it is sent, then its thread. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  if (id !== 'new') return <KnownQuestion key={id} id={id} />;
  const policyId = search.get('policy') ?? '';
  return (
    <Suspense fallback={<PageTitle title={m.question_ask()} />}>
      <WorkTrail refId="new" list={paths.questions()} />
      {policyId === '' ? <AskForm policy={null} /> : <AskAbout policyId={policyId} />}
    </Suspense>
  );
}

/** If the policy is no longer public, the question refers to no policy. */
function AskAbout({ policyId }: { policyId: string }) {
  const policy = useQueryOf('GET /api/policyManage/policy/queryDetail', { id: policyId }, { quiet: true });
  if (policy.isPending) return <PageTitle title={m.question_ask()} />;
  return <AskForm policy={policy.data ? { policyId, title: policy.data.title } : null} />;
}

function KnownQuestion({ id }: { id: string }) {
  const answer = useQueryOf('GET /api/policyManage/question/queryDetail', { id });
  return (
    <>
      <WorkTrail refId={id} list={paths.questions()} />
      {!answer.data && <PageTitle title={m.question_one()} />}
      <Answered of={answer}>{(question) => <QuestionView question={question} />}</Answered>
    </>
  );
}
