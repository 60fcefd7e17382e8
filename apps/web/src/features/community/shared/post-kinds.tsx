import type { PostRow } from '@portal/contract/community/post';
import type { ReactNode } from 'react';
import { LotteryStrip } from '../../lottery/shared/LotteryStrip.tsx';
import { RecruitStrip } from '../../recruit/shared/RecruitStrip.tsx';
import { VoteStrip } from '../../vote/shared/VoteStrip.tsx';
import { BountyStrip } from './BountyStrip.tsx';

/** The part of a row specific to each kind: one line per kind. */
const parts: readonly ((post: PostRow) => ReactNode)[] = [
  ({ question }) => question && <BountyStrip question={question} />,
  ({ lottery }) => lottery && <LotteryStrip lottery={lottery} />,
  ({ vote }) => vote && <VoteStrip vote={vote} />,
  ({ recruit }) => recruit && <RecruitStrip recruit={recruit} />,
];

/** The part of a row specific to the post's kind; null for a theme. */
export const partOfRow = (post: PostRow): ReactNode => parts.map((part) => part(post)).find(Boolean) ?? null;
