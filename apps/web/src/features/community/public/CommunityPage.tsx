import { postKindLabels, postKinds } from '@portal/contract/community-terms';
import { postOrders } from '@portal/contract/post';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { listLoader, pageLinks } from '../../../platform/page/list-loader.ts';
import { codeOf, oneOf, optional, wordsOf } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { penLineIcon } from '../../../ui/icon/shapes/pen-line.ts';
import { Wrap } from '../../../ui/layout/Layout.tsx';
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
/** Kinds that can be written; each has a tab. */
const orderNames = { HOT: m.community_hot, NEW: m.community_new, ESSENCE: m.community_essence };

const filterOf = (search: URLSearchParams) => ({
  order: oneOf(search.get('order'), postOrders),
  kind: oneOf(search.get('kind'), postKinds),
  plate: codeOf(search.get('plate')),
  author: /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.exec(search.get('author') ?? '')?.[0],
  keyword: wordsOf(search.get('keyword')).slice(0, 100) || undefined,
});
type Filter = ReturnType<typeof filterOf>;

const hrefOf = (filter: Filter, page = 1) =>
  paths.community({ ...filter, page: page > 1 ? page : undefined });

export const loader = listLoader({
  filterOf: ({ search }) => filterOf(search),
  pageSize,
  load: async ({ call, filter: { plate, author, ...filter }, pageNo }) => {
    const plates = await call('GET /api/communityManage/communityPlate/queryList', {});
    const [list, totals, draws, ballots, bodies] = await Promise.all([
      call('GET /api/communityManage/post/queryList', {
        ...filter,
        ...(plate ? { plateId: plate } : {}),
        ...(author ? { authorId: author } : {}),
        pageNo,
        pageSize,
      }),
      optional(call('GET /api/communityManage/post/queryRanking', {})),
      optional(call('GET /api/communityManage/post/queryList', { kind: 'LOTTERY', pageNo: 1, pageSize: 3 })),
      optional(call('GET /api/communityManage/post/queryList', { kind: 'VOTE', pageNo: 1, pageSize: 10 })),
      optional(call('GET /api/communityManage/organization/queryList', {})),
    ]);
    return { list, plates: plates.rows, totals, draws, ballots, bodies };
  },
  knownOf: (filter, { plates }) => ({
    ...filter,
    plate: plates.flatMap(({ plates: own }) => own).find(({ id }) => id === filter.plate)?.id,
  }),
  hrefOf,
});

type Loaded = Awaited<ReturnType<typeof loader>>;

/** The community: its plates, what is hot, new or picked in them, and who answers best. */
export function Component() {
  const { list, plates, totals, draws, ballots, bodies, filter, place } = useLoaderData<typeof loader>();
  const plate = plates.flatMap(({ plates: own }) => own).find(({ id }) => id === filter.plate);
  const isFiltered = Boolean(filter.kind ?? filter.keyword ?? filter.author);
  const lang = langOfContent('zh');
  return (
    <>
      <PageHead
        title={plate ? [plate.name, m.community_title()] : [m.community_title()]}
        description={plate?.intro || m.community_note()}
        canonical={isFiltered ? paths.community({ plate: filter.plate }) : hrefOf(filter, place.pageNo)}
        noIndex={isFiltered}
        feeds={[{ href: paths.communityFeed(filter.plate), title: plate?.name ?? m.community_title() }]}
        {...pageLinks(place, (page) => hrefOf(filter, page))}
      />
      <div className={styles.banner}>
        <Wrap>
          <h1 tabIndex={-1} lang={plate && lang}>
            {plate?.name ?? m.community_title()}
          </h1>
          <p lang={plate?.intro ? lang : undefined}>{plate?.intro || m.community_note()}</p>
          {totals && (
            <p className={styles.totals}>
              <span>{m.community_total_posts({ count: formatThousands(totals.posts) })}</span>
              <span>{m.community_total_answers({ count: formatThousands(totals.answers) })}</span>
              <span>{m.community_total_writers({ count: totals.writersToday })}</span>
            </p>
          )}
        </Wrap>
      </div>
      <Wrap className={styles.columns}>
        <Plates plates={plates} filter={filter} essence={totals?.essence ?? 0} />
        <div className={styles.main}>
          <TabLinks
            label={m.community_kinds()}
            currentKey={filter.kind ?? ''}
            items={[
              { key: '', href: hrefOf({ ...filter, kind: undefined }), text: m.community_all() },
              ...postKinds
                .filter((kind) => plates.some((type) => type.postKinds.includes(kind)))
                .map((kind) => ({
                  key: kind,
                  href: hrefOf({ ...filter, kind }),
                  text: postKindLabels[kind](),
                })),
            ]}
            end={
              <ButtonLink
                href={paths.writePost({ plate: filter.plate })}
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
              clearHref={isFiltered || filter.plate || filter.order ? paths.community() : null}
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
          <FeedLink href={paths.communityFeed(filter.plate)} />
        </div>
        <aside className={styles.side}>
          <SignIn login={paths.login()} texts={signInTexts()} />
          {ballots && <VotePanel rows={ballots.rows} />}
          {draws && <DrawPanel rows={draws.rows} />}
          {totals && totals.ranking.length > 0 && <Ranking rows={totals.ranking} />}
          {bodies && <OrganizationPanel rows={bodies.rows} />}
        </aside>
      </Wrap>
    </>
  );
}

function Plates({ plates, filter, essence }: { plates: Loaded['plates']; filter: Filter; essence: number }) {
  const lang = langOfContent('zh');
  const current = filter.order ?? (filter.plate ? undefined : 'HOT');
  return (
    <nav className={styles.plates} aria-label={m.community_plates()}>
      <ul>
        {postOrders.map((order) => (
          <li key={order}>
            <Link
              href={hrefOf({ ...filter, order: order === 'HOT' ? undefined : order })}
              look="bare"
              aria-current={(current ?? 'HOT') === order ? 'true' : undefined}
            >
              {orderNames[order]()}
              {order === 'ESSENCE' && <small>{essence}</small>}
            </Link>
          </li>
        ))}
      </ul>
      {plates.map(({ id, name, plates: own }) => (
        <div key={id}>
          <h2 lang={lang}>{name}</h2>
          <ul>
            {own.map((plate) => (
              <li key={plate.id}>
                <Link
                  href={hrefOf({ ...filter, plate: plate.id === filter.plate ? undefined : plate.id })}
                  look="bare"
                  aria-current={plate.id === filter.plate ? 'true' : undefined}
                  lang={lang}
                >
                  {plate.name}
                  <small>{plate.posts}</small>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
