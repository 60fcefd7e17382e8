import { questionDays } from '@portal/contract/community/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { AlikeQuestions } from './AlikeQuestions.tsx';
import { BountyHint } from './BountyHint.tsx';
import { PostForm } from './PostForm.tsx';

/** Asks the community, with or without a bounty, or a tutor; other desks are on further tabs. */
export function Component() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const tutorId = search.get('tutor');
  const form = {
    kind: 'QUESTION',
    title: m.community_ask(),
    note: m.community_ask_page_note(),
    board: search.get('board') ?? '',
    part: { question: { bountyPoints: 0, days: questionDays, tutorId: null } },
    hints: <AlikeQuestions />,
    fields: (
      <>
        <NumberInput name="question.bountyPoints" orZero hint={m.community_fault_bounty()} />
        <BountyHint />
        <NumberInput name="question.days" />
      </>
    ),
  } as const;
  if (id) return <Known key={id} id={id} form={form} />;
  return (
    <>
      <TabLinks
        label={m.community_whom()}
        currentKey={tutorId ? 'tutor' : 'community'}
        items={[
          { key: 'community', href: paths.submitQuestion(), text: m.community_whom_community() },
          { key: 'tutor', href: paths.tutorList(), text: m.community_whom_tutor() },
          { key: 'policy', href: paths.question('new'), text: m.community_whom_policy() },
        ]}
      />
      {tutorId ? (
        <ToTutor key={tutorId} tutorId={tutorId} form={form} />
      ) : (
        <PostForm key="all" {...form} subject={search.get('words') ?? ''} post={null} />
      )}
    </>
  );
}

type Form = Omit<Parameters<typeof PostForm>[0], 'post'>;

/** The same question addressed to a tutor, who is notified; everybody can answer. */
function ToTutor({ tutorId, form }: { tutorId: string; form: Form }) {
  const answer = useQueryOf('GET /api/serviceManage/tutor/queryDetail', { id: tutorId });
  return (
    <Answered of={answer}>
      {({ name }) => (
        <PostForm
          {...form}
          title={m.community_ask_tutor({ name })}
          note={m.community_ask_tutor_note()}
          about={tutorId}
          part={{ question: { bountyPoints: 0, days: questionDays, tutorId } }}
          post={null}
        />
      )}
    </Answered>
  );
}

function Known({ id, form }: { id: string; form: Form }) {
  const answer = useQueryOf('GET /api/communityManage/post/queryOwnDetail', { id });
  return <Answered of={answer}>{(post) => <PostForm {...form} title={m.act_edit()} post={post} />}</Answered>;
}
