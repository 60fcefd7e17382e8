import type { EnterprisePublicDetail } from '@portal/contract/enterprise/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader, notFoundPage } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { InformationCrumbs } from '../../content/shared/InformationTop.tsx';
import { PreviewBand } from '../../content/shared/PreviewBand.tsx';
import TableOfContents from '../../content/shared/TableOfContents.island.tsx';
import ViewBeacon from '../../content/shared/ViewBeacon.island.tsx';
import { EnterpriseCard } from '../shared/EnterpriseCard.tsx';
import { enterpriseJsonLd } from '../shared/enterprise-json-ld.ts';
import styles from './EnterpriseDetailPage.module.css';
import { EnterpriseHead } from './EnterpriseHead.tsx';
import { EnterpriseProfile } from './EnterpriseProfile.tsx';
import { Honours } from './Honours.tsx';
import { MoreStories } from './MoreStories.tsx';
import { ProductTable } from './ProductTable.tsx';
import { Story } from './Story.tsx';

export const loader = makeLoader(async ({ call, params, language, search }) => {
  const preview = search.get('preview');
  const enterprise = await call('GET /api/baseInfo/enterpriseInfo/queryPublicDetail', {
    id: params.id ?? '',
    lang: language,
    ...(preview === null && { story: search.get('story') ?? undefined }),
  });
  if (preview === null) return { enterprise, isPreview: false };
  const story = await call('GET /api/infoManage/content/queryPreview', { preview, lang: language });
  if (story.enterpriseId !== params.id) throw notFoundPage();
  return { enterprise: { ...enterprise, story }, isPreview: true };
});

/** The latest story is shown at the enterprise's own address, so it has no other. */
const isLatest = ({ story, moreStories }: EnterprisePublicDetail) =>
  moreStories.every(({ publishAt }) => story !== null && publishAt <= story.publishAt);

export function Component() {
  const { enterprise, isPreview } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { enterpriseId, name, shortName, summary, cover, story, peers } = enterprise;
  return (
    <>
      <PageHead
        title={[story ? `${shortName}：${story.title}` : name, m.content_column_style()]}
        description={story?.summary ?? summary}
        canonical={
          story && !isLatest(enterprise) && !isPreview
            ? paths.story(enterpriseId, story.contentId)
            : paths.article('STYLE', enterpriseId)
        }
        type="article"
        noIndex={isPreview}
        {...(cover && { image: imageUrl(cover.fileId, 0, 1280) })}
        jsonLd={enterpriseJsonLd(origin, enterprise)}
      />
      {isPreview && <PreviewBand />}
      <InformationCrumbs column="STYLE" title={shortName} />
      <EnterpriseHead enterprise={enterprise} />
      <Columns
        contained
        of="minmax(0, var(--read)) 320px"
        justify="between"
        align="start"
        gapX={48}
        padTop={48}
        padBottom={64}
        className={styles.page}
      >
        <EnterpriseText enterprise={enterprise} />
        <Stack hide="print" as="aside" gap={32} className={styles.aside}>
          <TableOfContents headings={sectionsOf(enterprise)} title={m.content_toc()} lang={null} />
          <EnterpriseProfile enterprise={enterprise} />
        </Stack>
      </Columns>
      {peers.length > 0 && <Peers peers={peers} />}
      {story && !isPreview && <ViewBeacon call="POST /api/infoManage/content/view" id={story.contentId} />}
    </>
  );
}

function sectionsOf({ story, products, honours }: EnterprisePublicDetail) {
  return [
    story && { id: 'story', text: m.enterprise_story() },
    { id: 'about', text: m.enterprise_intro() },
    products.length > 0 && { id: 'products', text: m.enterprise_products() },
    honours.length > 0 && { id: 'honours', text: m.enterprise_honours() },
  ].filter((section) => section !== false && section !== null);
}

function EnterpriseText({ enterprise }: { enterprise: EnterprisePublicDetail }) {
  const { enterpriseId, story, moreStories, intro, products, honours, cover } = enterprise;
  return (
    <Stack gap={48} shrink className={styles.text}>
      {story && <Story story={story} shown={cover} />}
      {moreStories.length > 0 && <MoreStories enterpriseId={enterpriseId} stories={moreStories} />}
      <section aria-labelledby="about">
        <Text id="about" as="h2" below={16} size={24} className={styles.title}>
          {m.enterprise_intro()}
        </Text>
        <Text tone="ink" size={17} leading="read" className={styles.intro} lang={langOfContent('zh')}>
          {intro}
        </Text>
      </section>
      {products.length > 0 && (
        <section aria-labelledby="products">
          <Text id="products" as="h2" below={16} size={24} className={styles.title}>
            {m.enterprise_products()}
          </Text>
          <ProductTable products={products} />
        </section>
      )}
      {honours.length > 0 && (
        <section aria-labelledby="honours">
          <Text id="honours" as="h2" below={16} size={24} className={styles.title}>
            {m.enterprise_honours()}
          </Text>
          <Honours honours={honours} />
        </section>
      )}
    </Stack>
  );
}

function Peers({ peers }: { peers: EnterprisePublicDetail['peers'] }) {
  return (
    <Text
      hide="print"
      as="section"
      padTop={48}
      padBottom={64}
      lineAbove="thin"
      ground="quiet"
      className={styles.peers}
      aria-labelledby="peers"
    >
      <Wrap>
        <BlockHead id="peers" title={m.enterprise_peers()} />
        <Columns as="ul" of="repeat(4, minmax(0, 1fr))" gap={24} above={24} className={styles.wall}>
          {peers.map((peer) => (
            <li key={peer.enterpriseId}>
              <EnterpriseCard enterprise={peer} heading={3} />
            </li>
          ))}
        </Columns>
      </Wrap>
    </Text>
  );
}
