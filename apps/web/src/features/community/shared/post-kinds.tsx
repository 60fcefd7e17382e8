import type { PostRow } from '@portal/contract/post';
import type { ReactNode } from 'react';
import { LotteryStrip } from '../../lottery/shared/LotteryStrip.tsx';
import { RecruitStrip } from '../../recruit/shared/RecruitStrip.tsx';
import { VoteStrip } from '../../vote/shared/VoteStrip.tsx';
import { BountyStrip } from './BountyStrip.tsx';

/** What rows show of the part of a kind: one line a kind. */
const parts: readonly ((post: PostRow) => ReactNode)[] = [
  ({ question }) => question && <BountyStrip question={question} />,
  ({ lottery }) => lottery && <LotteryStrip lottery={lottery} />,
  ({ vote }) => vote && <VoteStrip vote={vote} />,
  ({ recruit }) => recruit && <RecruitStrip recruit={recruit} />,
];

/** The part of a post's own kind; nothing of a theme. */
export const partOfRow = (post: PostRow): ReactNode => parts.map((part) => part(post)).find(Boolean) ?? null;
