import { paths } from '@portal/contract/paths';
import type { CarouselDetail } from '@portal/contract/site/public';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { imageSrcSet, imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { currentLocale, htmlLanguages, langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { linkKind } from '../../../ui/link/link-kind.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Prose } from '../../../ui/prose/Prose.tsx';
import CopyButton from '../shared/CopyButton.island.tsx';
import { Crumbs } from '../shared/Crumbs.tsx';
import { useHasPage } from '../shared/known-pages.ts';
import styles from './carousel/Carousel.module.css';
import CarouselHit from './carousel/CarouselHit.island.tsx';
import { OtherCarousels } from './carousel/OtherCarousels.tsx';

export const loader = makeLoader(async ({ call, params }) => ({
  slide: await call('GET /api/siteManage/carousel/queryDetail', { id: params.id ?? '' }),
}));

const widths = [640, 960, 1280, 1600, 1920] as const;

export function Component() {
  const { slide } = useLoaderData<typeof loader>();
  return (
    <>
      <SlideHead slide={slide} />
      <Crumbs
        steps={[{ text: m.site_carousel_column() }, { text: slide.title, lang: langOfContent('zh') }]}
      />
      <Text as="div" contained padTop={32} padBottom={96} className={styles.page}>
        <article lang={langOfContent('zh')}>
          {slide.picture && (
            <Picture
              first
              src={imageUrl(slide.picture.fileId, 0, 1280)}
              srcSet={imageSrcSet(slide.picture.fileId, widths)}
              sizes="(min-width: 1248px) 1200px, 100vw"
              width={slide.picture.width}
              height={slide.picture.height}
              alt={slide.picture.alt}
              ratio="9 / 4"
              keep="100% 42%"
            />
          )}
          <Stack gap={20} readable className={styles.text}>
            <SlideTitle slide={slide} />
            <Prose html={slide.body} />
            <SlideActions slide={slide} />
          </Stack>
        </article>
        <OtherCarousels slides={slide.others} />
        <CarouselHit id={slide.id} />
      </Text>
    </>
  );
}

function SlideHead({ slide }: { slide: CarouselDetail }) {
  const { origin } = usePageUrl();
  const image = slide.picture && imageUrl(slide.picture.fileId, 0, 1280);
  return (
    <PageHead
      title={[slide.title, m.site_carousel_column()]}
      description={slide.text}
      type="article"
      {...(image && { image })}
      jsonLd={{
        '@type': 'Article',
        headline: slide.title,
        description: slide.text,
        inLanguage: htmlLanguages.zh,
        ...(image && { image: [origin + image] }),
        mainEntityOfPage: origin + paths.carousel(slide.id),
        datePublished: new Date(slide.startAt).toISOString(),
      }}
    />
  );
}

const shown = (at: number) => formatDate(at, 'YYYY-MM-DD');

// The period ends at midnight, so its last day is the previous one.
const lastDay = (endAt: number) => shown(endAt - 1);

function SlideTitle({ slide }: { slide: CarouselDetail }) {
  const period = { from: shown(slide.startAt), to: lastDay(slide.endAt) };
  const pageLanguage = htmlLanguages[currentLocale()];
  return (
    <>
      <Text as="h1" size={40} leading="tight" className={styles.title} tabIndex={-1}>
        <Phrases text={slide.title} />
      </Text>
      <Text tone="quiet" size={18} className={styles.summary}>
        {slide.text}
      </Text>
      <Text
        padBottom={20}
        lineBelow="thin"
        tone="faint"
        size={14}
        figures
        className={styles.period}
        lang={pageLanguage}
      >
        {m.site_carousel_period(period)}
      </Text>
      {slide.ended && (
        <div lang={pageLanguage}>
          <Alert kind="warning" title={m.site_carousel_ended()}>
            <p>{m.site_carousel_ended_text()}</p>
          </Alert>
        </div>
      )}
    </>
  );
}

function SlideActions({ slide: { linkUrl, linkLabel } }: { slide: CarouselDetail }) {
  const hasPage = useHasPage();
  const leadsSomewhere = linkUrl !== '' && (linkKind(linkUrl) !== 'route' || hasPage(linkUrl));
  return (
    <Row
      wrap
      align="center"
      gap={12}
      above={12}
      className={styles.actions}
      lang={htmlLanguages[currentLocale()]}
    >
      {leadsSomewhere && (
        <ButtonLink href={linkUrl} variant="main" size="large">
          <span lang={langOfContent('zh')}>{linkLabel}</span>
        </ButtonLink>
      )}
      <CopyButton
        label={m.act_copy_link()}
        done={m.act_copied()}
        failed={m.site_copy_failed()}
        size="large"
      />
    </Row>
  );
}
