import type { ContestRow } from '@portal/contract/contest/public';
import { contestStateLabels } from '@portal/contract/contest/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { listHrefOf, listLoader } from '../../../platform/page/list-loader.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { PublicList } from '../../site/shared/PublicList.tsx';
import { stageNames, yuanText } from '../shared/contest-words.ts';
import styles from './ContestListPage.module.css';
import { StageBar } from './StageBar.tsx';

const pageSize = 8;
const hrefOf = listHrefOf(paths.contestList);

export const loader = listLoader({
  filterOf: () => ({}),
  pageSize,
  load: async ({ call, pageNo }) => ({
    list: await call('GET /api/activityManage/contest/queryList', { pageNo, pageSize }),
    today: Date.now(),
  }),
  hrefOf,
});

/** The contests, each with its stages and current state. */
export function Component() {
  const { list, today, place } = useLoaderData<typeof loader>();
  return (
    <PublicList
      title={m.contest_title()}
      note={m.contest_note()}
      crumbs={<Crumbs steps={[{ text: m.site_nav_activities() }, { text: m.contest_title() }]} />}
      list={list}
      place={place}
      pageSize={pageSize}
      hrefOf={(page) => hrefOf({}, page)}
      nothing={{ none: { title: m.contest_none_yet(), text: m.contest_none_yet_text() } }}
      className={styles.page}
    >
      <Stack as="ul" gap={24}>
        {list.rows.map((row) => (
          <Card key={row.contestId} contest={row} today={today} />
        ))}
      </Stack>
    </PublicList>
  );
}

function Card({ contest, today }: { contest: ContestRow; today: number }) {
  const { contestId, title, body, cover, tracks, stages, state, phase, prizeFen, entries } = contest;
  const lang = langOfContent('zh');
  return (
    <Columns
      as="li"
      relative
      of="320px minmax(0, 1fr)"
      gap={32}
      align="start"
      frame="thin"
      round
      pad={24}
      ground="page"
      stack="tablet"
      className={styles.card}
    >
      {cover && (
        <ArticlePicture
          picture={{ ...cover, alt: '' }}
          ratio="3 / 2"
          sizes="(min-width: 1000px) 320px, 100vw"
          widths={[320, 640, 960]}
        />
      )}
      <Stack fluid gap={8} className={styles.text}>
        <Row as="p" wrap gap={8}>
          <Tag mark="dot" tone={state === 'DONE' ? 'neutral' : 'petal'}>
            {phase === null ? contestStateLabels[state]() : stageNames[phase]()}
          </Tag>
          <Tag>{m.contest_entry_count({ count: entries })}</Tag>
          <Tag tone="amber">{m.contest_prize_sum({ amount: yuanText(prizeFen) })}</Tag>
        </Row>
        <h2 lang={lang}>
          <Link href={paths.contest(contestId)} look="bare" cover>
            {title}
          </Link>
        </h2>
        <Text lang={lang} lines={2}>
          {body}
        </Text>
        <Text lang={lang} tone="quiet" size={14}>
          {tracks.map(({ name }) => name).join(' · ')}
        </Text>
        <StageBar stages={stages} today={today} small />
      </Stack>
    </Columns>
  );
}
