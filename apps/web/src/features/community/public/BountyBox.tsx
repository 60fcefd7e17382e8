import type { PostDetail } from '@portal/contract/community/post';
import { endText } from '@portal/contract/deadline';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import BountyActs from '../shared/BountyActs.island.tsx';
import { inviteTexts } from '../shared/invite-texts.ts';
import styles from './BountyBox.module.css';

const raiseStep = 10;

type Question = NonNullable<PostDetail['question']>;
type Bounty = NonNullable<PostDetail['bounty']>;

/** The bounty of a question: from escrow to its earner, and what happens if no answer is accepted. */
export function BountyBox({ post: { postId, question, bounty, publishedAt } }: { post: PostDetail }) {
  if (!question || !bounty) return null;
  const { bountyPoints, bountyState, bountyStateLabel } = question;
  return (
    <Text as="section" clip frame="strong" round className={styles.box} data-state={bountyState}>
      <Row
        as="header"
        wrap
        gap={4}
        gapX={16}
        align="center"
        justify="between"
        padBlock={12}
        padInline={20}
        ground="amber"
        tone="amber"
      >
        <Text as="h2" size={18}>
          {bountyPoints > 0 ? m.community_bounty_of({ points: bountyPoints }) : m.community_bounty_free()}
        </Text>
        <span>
          {bountyState === 'ESCROW'
            ? bounty.isBound
              ? m.community_bounty_bound()
              : m.community_bounty_held()
            : bountyStateLabel}
        </span>
      </Row>
      <Stack gap={16} pad={20} className={styles.body}>
        {question.tutor && (
          <p>
            <Link href={paths.tutor(question.tutor.tutorId)}>
              <Sentence say={m.community_put_to} values={{ name: question.tutor.name }} />
            </Link>
          </p>
        )}
        <Way question={question} bounty={bounty} publishedAt={publishedAt} />
        {bountyState === 'ESCROW' && <Endings ending={bounty.ending} />}
        {bountyState === 'EXPERT_PICK' && bounty.expertUntil !== null && (
          <p>{m.community_expert_until({ time: endText(bounty.expertUntil) })}</p>
        )}
        {bounty.articlePath && (
          <p>
            <Link href={bounty.articlePath}>{m.community_article_made()}</Link>
          </p>
        )}
        <Row wrap gap={12} align="center" tone="quiet" className={styles.foot}>
          {(bountyState === 'ESCROW' || bountyState === 'PAID') && bountyPoints > 0 && (
            <span>{m.community_bounty_sum({ sum: bountyPoints + 15, points: bountyPoints })}</span>
          )}
          <BountyActs
            postId={postId}
            step={raiseStep}
            texts={{
              invite: inviteTexts(),
              undo: m.community_act_undo(),
              raise: m.community_raise_by({ points: raiseStep }),
              undoing: {
                title: m.community_undo_title(),
                text: m.community_undo_text(),
                ok: m.community_act_undo(),
                cancel: m.act_cancel(),
              },
              raising: {
                title: m.community_raise_title({ points: raiseStep }),
                text: m.community_raise_text(),
                ok: m.community_act_raise(),
                cancel: m.act_cancel(),
              },
            }}
          />
        </Row>
      </Stack>
    </Text>
  );
}

/** Timeline from the day the question was asked to the day its points are paid out. */
function Way({ question, bounty, publishedAt }: { question: Question; bounty: Bounty; publishedAt: number }) {
  const { bountyPoints, deadlineAt, isAccepted } = question;
  const steps = [
    {
      at: publishedAt,
      title: bountyPoints > 0 ? m.community_way_held({ points: bountyPoints }) : m.community_way_asked(),
      isDone: true,
    },
    isAccepted
      ? { at: bounty.acceptedAt ?? publishedAt, title: m.community_accepted_short(), isDone: true }
      : { at: deadlineAt, title: m.community_way_deadline(), isDone: false },
    ...(bounty.holdUntil === null
      ? []
      : [{ at: bounty.holdUntil, title: m.community_way_hold(), isDone: false }]),
  ];
  return (
    <ol className={styles.way}>
      {steps.map(({ at, title, isDone }) => (
        <li key={title} data-done={isDone || undefined}>
          <b>{title}</b>
          <span>{formatDate(at, 'MM-DD HH:mm')}</span>
        </li>
      ))}
    </ol>
  );
}

const endings = [
  { key: 'award', title: m.community_ending_award, text: m.community_ending_award_text },
  { key: 'consult', title: m.community_ending_consult, text: m.community_ending_consult_text },
  { key: 'refund', title: m.community_ending_refund, text: m.community_ending_refund_text },
] as const;

/** Where the points go if no answer is accepted, with the current outcome. */
const Endings = ({ ending }: { ending: Bounty['ending'] }) => (
  <div>
    <h3>{m.community_endings()}</h3>
    <Columns as="ul" of="repeat(3, minmax(0, 1fr))" gap={12} className={styles.endings}>
      {endings.map(({ key, title, text }) => (
        <Stack
          key={key}
          as="li"
          gap={4}
          atTop
          items="start"
          pad={12}
          frame="thin"
          round="control"
          tone="quiet"
          size={14}
          data-now={key === ending || undefined}
        >
          {key === ending && <Tag tone="amber">{m.community_ending_now()}</Tag>}
          <b>{title()}</b>
          <span>{text()}</span>
        </Stack>
      ))}
    </Columns>
  </div>
);
