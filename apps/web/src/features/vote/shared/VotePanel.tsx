import type { PostRow } from '@portal/contract/community/post';
import * as m from '@portal/texts/messages';
import { lastDay } from '../../../platform/display/end-text.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Bars } from './Bars.tsx';
import styles from './VotePanel.module.css';

/** An open vote with its first options; nothing if none is open. */
export function VotePanel({ rows }: { rows: PostRow[] }) {
  const post = rows.find(({ vote }) => vote?.state === 'OPEN');
  if (!post?.vote) return null;
  const { scopeLabel, voters, endsAt, leading } = post.vote;
  return (
    <Stack as="section" gap={10} pad={20} frame="thin" round className={styles.panel}>
      <Row as="p" justify="between" tone="quiet" size={14}>
        <span>
          {m.community_kind_vote()} · {scopeLabel}
        </span>
        <span>{m.vote_ends({ time: lastDay(endsAt).slice(5) })}</span>
      </Row>
      <h2 lang={langOfContent('zh')}>{post.title}</h2>
      <Bars rows={leading} voters={voters} hidden={m.vote_hidden()} />
      <ButtonLink href={post.path} wide>
        {m.vote_see()}
      </ButtonLink>
    </Stack>
  );
}
