import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { CachedFragment } from '../../../platform/page/CachedFragment.tsx';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { Fortnight } from '../../activity/shared/Fortnight.tsx';
import { HotPosts } from '../../community/shared/HotPosts.tsx';
import { PricePanel } from '../../flower-price/shared/PricePanel.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import { chooseForWall, EnterpriseWall } from './EnterpriseWall.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomePage.module.css';
import { type HomeData, loadHome } from './home-data.ts';
import { NewsBlock } from './NewsBlock.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { Opening } from './Opening.tsx';
import { ParkNow } from './ParkNow.tsx';
import { PolicyBlock } from './PolicyBlock.tsx';
import { QuickEntrances } from './QuickEntrances.tsx';
import { SupplyBlock } from './SupplyBlock.tsx';

export const loader = makeLoader(loadHome);

export function Component() {
  const home = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { parkName } = useSiteSetting();
  const hasSlides = home.slides !== null && home.slides.length > 0;
  return (
    <>
      <PageHead
        title={[]}
        description={m.home_description({ park: parkName })}
        canonical="/"
        jsonLd={{
          '@type': 'WebSite',
          name: m.site_platform_name(),
          url: `${origin}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/search?keyword={query}`,
            'query-input': 'required name=query',
          },
        }}
      />
      <h1>
        <VisuallyHidden>{m.site_platform_name()}</VisuallyHidden>
      </h1>
      <Stack fluid className={styles.first}>
        <QuickEntrances home={home} />
        {hasSlides ? <Hero slides={home.slides ?? []} /> : <Opening />}
      </Stack>
      {home.notices && home.notices.rows.length > 0 && (
        <NoticeLine notices={home.notices.rows} now={home.now} />
      )}
      <Blocks home={home} />
    </>
  );
}

/** Each block is cached, as it stays the same until what it shows changes. */
function Blocks({ home }: { home: HomeData }) {
  const { figures, chain, policies, open, coming, industry, notices, park, safety, news } = home;
  const { projects, prices, activities, posts, enterprises } = home;
  return (
    <>
      <CachedFragment as="div" name="home/park-now" of={ParkNow} with={{ figures, chain }} />
      <CachedFragment as="div" name="home/policies" of={PolicyBlock} with={{ policies, open, coming }} />
      <CachedFragment
        as="div"
        name="home/news"
        of={NewsBlock}
        with={{ industry, notices, park, safety, news }}
      />
      <CachedFragment as="div" name="home/supply" of={SupplyBlock} with={{ projects }} />
      <CachedFragment as="div" name="home/prices" of={PricePanel} with={{ panel: prices }} />
      <CachedFragment as="div" name="home/fortnight" of={Fortnight} with={{ calendar: activities }} />
      <CachedFragment as="div" name="home/posts" of={HotPosts} with={{ list: posts }} />
      {enterprises && (
        <CachedFragment
          as="div"
          name="home/enterprises"
          of={EnterpriseWall}
          with={{ rows: chooseForWall(enterprises.rows), total: enterprises.total }}
        />
      )}
    </>
  );
}
