import { postOrders } from '@portal/contract/community/post';
import { postKindLabels, postKinds } from '@portal/contract/community/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { listLoader, pageLinks } from '../../../platform/page/list-loader.ts';
import { codeOf, oneOf, optional, wordsOf } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { penLineIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { DrawPanel } from '../../lottery/shared/DrawPanel.tsx';
import { OrganizationPanel } from '../../organization/shared/OrganizationPanel.tsx';
import { FeedLink } from '../../site/shared/FeedLink.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { NothingListed } from '../../site/shared/NothingListed.tsx';
import { VotePanel } from '../../vote/shared/VotePanel.tsx';
import { PostRows } from '../shared/PostRows.tsx';
import styles from './CommunityPage.module.css';
import { Ranking } from './Ranking.tsx';
import SignIn from './SignIn.island.tsx';
import { signInTexts } from './sign-in-texts.ts';

const pageSize = 10;
/** Sort orders; each has a tab. */
const orderNames = { HOT: m.community_hot, NEW: m.community_new, ESSENCE: m.community_essence };

const filterOf = (search: URLSearchParams) => ({
  order: oneOf(search.get('order'), postOrders),
  kind: oneOf(search.get('kind'), postKinds),
  board: codeOf(search.get('board')),
  author: /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.exec(search.get('author') ?? '')?.[0],
  keyword: wordsOf(search.get('keyword')).slice(0, 100) || undefined,
});
type Filter = ReturnType<typeof filterOf>;

const hrefOf = (filter: Filter, page = 1) =>
  paths.community({ ...filter, page: page > 1 ? page : undefined });

export const loader = listLoader({
  filterOf: ({ search }) => filterOf(search),
  pageSize,
  load: async ({ call, filter: { board, author, ...filter }, pageNo }) => {
    const boards = await call('GET /api/communityManage/communityPlate/queryList', {});
    const [list, totals, draws, ballots, bodies] = await Promise.all([
      call('GET /api/communityManage/post/queryList', {
        ...filter,
        ...(board ? { plateId: board } : {}),
        ...(author ? { authorId: author } : {}),
        pageNo,
        pageSize,
      }),
      optional(call('GET /api/communityManage/post/queryRanking', {})),
      optional(call('GET /api/communityManage/post/queryList', { kind: 'LOTTERY', pageNo: 1, pageSize: 3 })),
      optional(call('GET /api/communityManage/post/queryList', { kind: 'VOTE', pageNo: 1, pageSize: 10 })),
      optional(call('GET /api/communityManage/organization/queryList', {})),
    ]);
    return { list, boards: boards.rows, totals, draws, ballots, bodies };
  },
  knownOf: (filter, { boards }) => ({
    ...filter,
    board: boards.flatMap(({ boards: own }) => own).find(({ id }) => id === filter.board)?.id,
  }),
  hrefOf,
});

type Loaded = Awaited<ReturnType<typeof loader>>;

/** The community: its boards, their hot, new and featured posts, and the best answerers. */
export function Component() {
  const { list, boards, totals, draws, ballots, bodies, filter, place } = useLoaderData<typeof loader>();
  const board = boards.flatMap(({ boards: own }) => own).find(({ id }) => id === filter.board);
  const isFiltered = Boolean(filter.kind ?? filter.keyword ?? filter.author);
  const lang = langOfContent('zh');
  return (
    <>
      <PageHead
        title={board ? [board.name, m.community_title()] : [m.community_title()]}
        description={board?.intro || m.community_note()}
        canonical={isFiltered ? paths.community({ board: filter.board }) : hrefOf(filter, place.pageNo)}
        noIndex={isFiltered}
        feeds={[{ href: paths.communityFeed(filter.board), title: board?.name ?? m.community_title() }]}
        {...pageLinks(place, (page) => hrefOf(filter, page))}
      />
      <div className={styles.banner}>
        <Wrap>
          <h1 tabIndex={-1} lang={board && lang}>
            {board?.name ?? m.community_title()}
          </h1>
          <p lang={board?.intro ? lang : undefined}>{board?.intro || m.community_note()}</p>
          {totals && (
            <Row as="p" wrap gap={4} gapX={32} above={14}>
              <span>{m.community_total_posts({ count: formatThousands(totals.posts) })}</span>
              <span>{m.community_total_answers({ count: formatThousands(totals.answers) })}</span>
              <span>{m.community_total_writers({ count: totals.writersToday })}</span>
            </Row>
          )}
        </Wrap>
      </div>
      <Columns
        contained
        of="180px minmax(0, 1fr) 300px"
        gap={40}
        padTop={32}
        padBottom={64}
        className={styles.columns}
      >
        <Boards boards={boards} filter={filter} essence={totals?.essence ?? 0} />
        <Text as="div" shrink>
          <TabLinks
            label={m.community_kinds()}
            currentKey={filter.kind ?? ''}
            items={[
              { key: '', href: hrefOf({ ...filter, kind: undefined }), text: m.input_everything() },
              ...postKinds
                .filter((kind) => boards.some((type) => type.postKinds.includes(kind)))
                .map((kind) => ({
                  key: kind,
                  href: hrefOf({ ...filter, kind }),
                  text: postKindLabels[kind](),
                })),
            ]}
            end={
              <ButtonLink
                href={paths.writePost({ board: filter.board })}
                variant="main"
                size="small"
                icon={penLineIcon}
              >
                {m.community_write()}
              </ButtonLink>
            }
          />
          {list.rows.length > 0 ? (
            <PostRows rows={list.rows} />
          ) : (
            <NothingListed
              clearHref={isFiltered || filter.board || filter.order ? paths.community() : null}
              none={{ title: m.community_none(), text: m.community_none_text() }}
              noMatch={{
                title: m.community_no_match(),
                text: m.community_none_text(),
                clear: m.community_clear(),
              }}
            />
          )}
          <ListPages
            page={place.pageNo}
            pageSize={pageSize}
            total={list.total}
            hrefOf={(page) => hrefOf(filter, page)}
          />
          <FeedLink href={paths.communityFeed(filter.board)} />
        </Text>
        <Stack as="aside" gap={32} atTop className={styles.side}>
          <SignIn login={paths.login()} texts={signInTexts()} />
          {ballots && <VotePanel rows={ballots.rows} />}
          {draws && <DrawPanel rows={draws.rows} />}
          {totals && totals.ranking.length > 0 && <Ranking rows={totals.ranking} />}
          {bodies && <OrganizationPanel rows={bodies.rows} />}
        </Stack>
      </Columns>
    </>
  );
}

function Boards({ boards, filter, essence }: { boards: Loaded['boards']; filter: Filter; essence: number }) {
  const lang = langOfContent('zh');
  const current = filter.order ?? (filter.board ? undefined : 'HOT');
  return (
    <Stack as="nav" gap={20} atTop className={styles.boards} aria-label={m.community_boards()}>
      <ul>
        {postOrders.map((order) => (
          <li key={order}>
            <Link
              href={hrefOf({ ...filter, order: order === 'HOT' ? undefined : order })}
              look="bare"
              aria-current={(current ?? 'HOT') === order ? 'true' : undefined}
            >
              {orderNames[order]()}
              {order === 'ESSENCE' && (
                <Text as="small" tone="quiet" weight={400}>
                  {essence}
                </Text>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {boards.map(({ id, name, boards: own }) => (
        <div key={id}>
          <h2 lang={lang}>{name}</h2>
          <ul>
            {own.map((board) => (
              <li key={board.id}>
                <Link
                  href={hrefOf({ ...filter, board: board.id === filter.board ? undefined : board.id })}
                  look="bare"
                  aria-current={board.id === filter.board ? 'true' : undefined}
                  lang={lang}
                >
                  {board.name}
                  <Text as="small" tone="quiet" weight={400}>
                    {board.posts}
                  </Text>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}
