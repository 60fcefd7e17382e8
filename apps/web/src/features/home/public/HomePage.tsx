import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { Fortnight } from '../../activity/shared/Fortnight.tsx';
import { HotPosts } from '../../community/shared/HotPosts.tsx';
import { PricePanel } from '../../flower-price/shared/PricePanel.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import { EnterpriseWall } from './EnterpriseWall.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomePage.module.css';
import { loadHome } from './home-data.ts';
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
      <ParkNow figures={home.figures} chain={home.chain} />
      <PolicyBlock policies={home.policies} open={home.open} coming={home.coming} />
      <NewsBlock home={home} />
      <SupplyBlock projects={home.projects} />
      <PricePanel panel={home.prices} />
      <Fortnight calendar={home.activities} />
      <HotPosts list={home.posts} />
      <EnterpriseWall enterprises={home.enterprises} />
    </>
  );
}
