import { acceptedPoints, acceptingPoints, type BountyState } from '@portal/contract/community/terms';
import { signInPoints } from '@portal/contract/points';
import { accountOf, escrowOf } from '../../features/points/move-points.public.ts';
import { addDays } from '../../platform/china-time.ts';
import type { DemoComment, DemoPost } from '../content/compose-posts.ts';
import { chinaInstant } from '../content/demo-day.ts';
import { demoInteger } from '../content/demo-random.ts';
import type { PointBook } from '../point-book.ts';
import { type Authors, authorOf, type Written } from './authors.ts';

const day = 86_400_000;

/** The bounty state at the time of the fill: the written state, moved on as the job would have done. */
export function bountyStateAt(
  { question, comments: said }: DemoPost,
  deadlineAt: number,
  now: number,
): BountyState {
  if (!question || question.bountyPoints === 0) return 'NONE';
  const { bountyState } = question;
  const isAnswered = said.some(({ parent }) => parent === null);
  if (bountyState === 'PAID' || bountyState === 'AUTO_AWARDED' || bountyState === 'REFUNDED')
    return bountyState;
  if (deadlineAt > now) return 'ESCROW';
  return isAnswered && deadlineAt + 5 * day > now ? 'EXPERT_PICK' : 'REFUNDED';
}

/** Opening points of each account: a few activities, and this week's sign-ins. */
export function beginWith(book: PointBook, userId: string, today: string): void {
  const to = accountOf(userId);
  const at = (daysAgo: number) => new Date(chinaInstant(addDays(today, -daysAgo), 500));
  book.move({
    key: `ACTIVITY:${userId}`,
    reason: 'ACTIVITY',
    refId: userId,
    from: 'PARK',
    to,
    points: 160,
    at: at(290),
  });
  for (let daysAgo = 1; daysAgo <= demoInteger(`sign-in-${userId}`, 0, 5); daysAgo++) {
    const date = addDays(today, -daysAgo);
    book.move({
      key: `SIGN_IN:${userId}:${date}`,
      reason: 'SIGN_IN',
      refId: userId,
      from: 'PARK',
      to,
      points: signInPoints,
      at: at(daysAgo),
    });
  }
}

/** The winning answer: the one marked in the data, otherwise the most liked one by somebody else. */
export function winnerOf({ post, author }: Written, authors: Authors): number | null {
  const isOfOther = (comment: DemoComment) => {
    const writer = authorOf(authors, comment.author, `${post.key}-${comment.no}`);
    return (
      writer.id !== author.id && (author.enterpriseId === null || writer.enterpriseId !== author.enterpriseId)
    );
  };
  const possible = post.comments.filter((comment) => comment.parent === null && isOfOther(comment));
  const named = possible.find(({ no }) => no === post.question?.acceptedComment);
  return (named ?? possible.toSorted((one, other) => other.likes - one.likes)[0])?.no ?? null;
}

interface Ended {
  state: BountyState;
  points: number;
  winner: string | null;
  isHeld: boolean;
  end: Date;
}

/** Records the point movements of a question's bounty. */
export function enterBounty(
  book: PointBook,
  { id, author, at }: Written,
  { state, points, winner, isHeld, end }: Ended,
): void {
  if (points === 0) return;
  const asker = accountOf(author.id);
  const escrow = escrowOf(id);
  const move = (
    reason: Parameters<PointBook['move']>[0]['reason'],
    from: typeof asker,
    to: typeof asker,
    sum: number,
    when: Date,
  ) => book.move({ key: `${reason}:${id}:${to}`, reason, refId: id, from, to, points: sum, at: when });
  move('BOUNTY_OUT', asker, escrow, points, new Date(at + 1));
  if (state === 'REFUNDED') move('BOUNTY_BACK', escrow, asker, points, end);
  if (winner === null || isHeld) return;
  if (state === 'AUTO_AWARDED') {
    const half = Math.floor(points / 2);
    move('BOUNTY_IN', escrow, accountOf(winner), half, end);
    move('BOUNTY_BACK', escrow, asker, points - half, end);
  }
  if (state !== 'PAID') return;
  const paid = new Date(Math.min(at + 3 * day, end.getTime()));
  move('BOUNTY_IN', escrow, accountOf(winner), points, paid);
  move('ACCEPTED', 'PARK', accountOf(winner), acceptedPoints, paid);
  move('ACCEPTED', 'PARK', asker, acceptingPoints, paid);
}
