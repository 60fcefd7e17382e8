import type { AnsweredVote } from '@portal/contract/vote/public';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { buildingIcon, userIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { Bars } from '../shared/Bars.tsx';
import styles from './CountingWays.module.css';

const ways = [
  [m.vote_way_what, m.vote_way_what_enterprise, m.vote_way_what_user],
  [m.vote_way_who, m.vote_rule_enterprise, m.vote_rule_user],
  [m.vote_way_seen, m.vote_way_seen_enterprise, m.vote_way_seen_user],
  [m.vote_way_change, m.vote_way_change_enterprise, m.vote_way_change_user],
] as const;

const icons = { ENTERPRISE: buildingIcon, USER: userIcon };

/** The two counting methods side by side, each with a closed vote and the action taken on it. */
export function CountingWays({ answered }: { answered: AnsweredVote[] }) {
  return (
    <Text as="section" padTop={24} className={styles.ways}>
      <h2>{m.vote_ways()}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{m.vote_ways()}</VisuallyHidden>
            </th>
            <th scope="col">
              <Icon shape={buildingIcon} />
              {m.vote_scope_enterprise()}
            </th>
            <th scope="col">
              <Icon shape={userIcon} />
              {m.vote_scope_user()}
            </th>
          </tr>
        </thead>
        <tbody>
          {ways.map(([what, enterprise, user]) => (
            <tr key={what()}>
              <th scope="row">{what()}</th>
              <td data-way={m.vote_scope_enterprise()}>{enterprise()}</td>
              <td data-way={m.vote_scope_user()}>{user()}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {answered.length > 0 && (
        <Columns of="repeat(2, minmax(0, 1fr))" gap={24} above={32} stack="phone">
          {answered.map((vote) => (
            <Answered key={vote.postId} vote={vote} />
          ))}
        </Columns>
      )}
    </Text>
  );
}

function Answered({ vote }: { vote: AnsweredVote }) {
  const { title, path, scope, scopeLabel, stateLabel, endsAt, voters, results, outcome } = vote;
  const lang = langOfContent('zh');
  return (
    <Text as="section" padInline={28} padBlock={24} frame="thin" round className={styles.result}>
      <Row as="p" wrap gap={4} gapX={10} align="center" className={styles.kind}>
        <Icon shape={icons[scope]} />
        {scopeLabel}
        <Tag>{stateLabel}</Tag>
        <span>
          {formatDate(endsAt, 'MM-DD')} · {m.vote_votes({ count: voters })}
        </span>
      </Row>
      <h3 lang={lang}>
        <Link href={path} look="bare">
          {title}
        </Link>
      </h3>
      <Bars rows={results.slice(0, 5)} voters={voters} isDecided />
      <Stack as="p" above={16} className={styles.done}>
        <b>{m.field_outcome()}</b>
        <span lang={lang}>{outcome}</span>
      </Stack>
    </Text>
  );
}
