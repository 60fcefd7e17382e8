import type { RecommendRow } from '@portal/contract/match/recommend';
import { recommendStateLabels } from '@portal/contract/match/recommend-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListFoot } from '../../../platform/account/list/ListFoot.tsx';
import { NoRows } from '../../../platform/account/list/ListStates.tsx';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { type ListQuery, useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { volumeXIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import styles from '../account/Recommend.module.css';
import { recommendVariants, waits } from './recommend-words.ts';

const ReceivedPane = lazy(async () => ({
  default: (await import('../account/ReceivedPane.tsx')).ReceivedPane,
}));
const MutesDrawer = lazy(async () => ({ default: (await import('../account/MutesDrawer.tsx')).MutesDrawer }));

const tabs = stateTabs('state', { '': m.input_everything, ...recommendStateLabels });

interface ReceivedProjectsProps {
  /** Shown above the queue. */
  lead: ReactNode;
  /** Form to ask for an introduction to the owner of a project. */
  apply: (projectId: string, close: () => void) => ReactNode;
}

/** Projects recommended to the enterprise: a queue, with the open one next to it. */
export function ReceivedProjects({ lead, apply }: ReceivedProjectsProps) {
  const query = useListQuery([tabs], { size: 20, sort: '-sent' });
  const [search] = useSearchParams();
  const answer = useQueryOf('GET /api/matchManage/recommend/queryReceived', query.input, {
    keepPrevious: true,
  });
  const mutes = useQueryOf('GET /api/matchManage/recommend/queryMutes', {}, { quiet: true });
  const chosen = search.get('recommend');
  const profile = <ButtonLink href={paths.enterprisePreserve()}>{m.match_complete_profile()}</ButtonLink>;
  return (
    <>
      <PageTitle
        title={m.match_received_title()}
        note={m.match_received_note()}
        actions={
          <ButtonLink href={query.hrefWith({ mutes: 'all' })} icon={volumeXIcon} keepScroll>
            {m.match_mutes({ count: mutes.data?.length ?? 0 })}
          </ButtonLink>
        }
      />
      {lead}
      <Tabs query={query} counts={answer.data?.counts} />
      <Answered of={answer}>
        {(page) =>
          page.rows.length === 0 && !chosen ? (
            <NoRows
              query={query}
              empty={{
                title: m.match_received_empty(),
                text: m.match_received_empty_text(),
                action: profile,
              }}
            />
          ) : (
            <Columns
              of="minmax(280px, 388px) minmax(0, 1fr)"
              align="start"
              stack="laptop"
              className={styles.desk}
              data-reads={chosen !== null || undefined}
            >
              <div className={styles.queue}>
                <ul>
                  {page.rows.map((row) => (
                    <QueueRow
                      key={row.recommendId}
                      row={row}
                      href={query.hrefWith({ recommend: row.recommendId })}
                      isCurrent={row.recommendId === chosen}
                    />
                  ))}
                </ul>
                <ListFoot query={query} total={page.total} totalIsExact={page.totalIsExact} />
                {page.answeredPercent !== null && (
                  <Text
                    padInline={16}
                    padBlock={14}
                    round
                    ground="quiet"
                    size={14}
                    className={styles.answered}
                  >
                    {m.match_answered({ percent: page.answeredPercent })}
                  </Text>
                )}
              </div>
              <div className={styles.pane}>
                {chosen ? (
                  <Suspense>
                    <ReceivedPane key={chosen} id={chosen} back={query.hrefWith({})} />
                  </Suspense>
                ) : (
                  <Text padBlock={64} tone="quiet" text="center">
                    {m.match_choose_one()}
                  </Text>
                )}
              </div>
            </Columns>
          )
        }
      </Answered>
      <DetailPane query={query} name="apply">
        {apply}
      </DetailPane>
      <DetailPane query={query} name="mutes">
        {(_all, close) => <MutesDrawer onClose={close} />}
      </DetailPane>
    </>
  );
}

function Tabs({ query, counts }: { query: ListQuery; counts: Readonly<Record<string, number>> | undefined }) {
  if (tabs.kind !== 'tabs') return null;
  return (
    <TabLinks
      label={tabs.label}
      keepScroll
      currentKey={query.values.state ?? ''}
      items={tabs.options
        .filter(({ value }) => value === '' || value === query.values.state || (counts?.[value] ?? 0) > 0)
        .map(({ value, text }) => ({
          key: value,
          text,
          count: counts?.[value || 'ALL'],
          href: query.href({ values: { state: value } }),
        }))}
    />
  );
}

interface QueueRowProps {
  row: RecommendRow;
  href: string;
  isCurrent: boolean;
}

function QueueRow({ row, href, isCurrent }: QueueRowProps) {
  const { title, kindLabel, fromLabel, score, state, stateLabel, expiresAt } = row;
  return (
    <li>
      <Link
        href={href}
        look="plain"
        keepScroll
        className={styles.row}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <Text as="b" size={18} figures text="end">
          {score ?? '—'}
        </Text>
        <span>
          <Text as="b" block>
            <Written>{title}</Written>
          </Text>
          <Text as="small" block tone="quiet" size={13}>
            {kindLabel} · {fromLabel}
          </Text>
        </span>
        <Stack as="span" items="end" size={13}>
          <Status kind={recommendVariants[state]}>{stateLabel}</Status>
          {waits(state) && (
            <Text as="small" block tone="quiet" size={13}>
              <DueTime dueAt={expiresAt} />
            </Text>
          )}
        </Stack>
      </Link>
    </li>
  );
}
