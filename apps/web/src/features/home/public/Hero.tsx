import { paths } from '@portal/contract/paths';
import type { CarouselRow } from '@portal/contract/site/public';
import * as m from '@portal/texts/messages';
import { Fragment } from 'react';
import { imageSrcSet, imageUrl } from '../../../platform/api/image-url.ts';
import { phrasesOf } from '../../../platform/display/phrases.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { chevronLeftIcon, chevronRightIcon, playIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './Hero.module.css';
import HeroCarousel from './HeroCarousel.island.tsx';

// 1440 covers the hero on most screens, given its height and the aspect ratio of its pictures.
const widths = [960, 1280, 1440, 1600, 1920];

// Number of large characters that fit on one line.
const maxOnLine = 10;

/** All slides; the first is shown, and the script turns them. */
export function Hero({ slides }: { slides: CarouselRow[] }) {
  const labelOf = (place: number) => m.home_carousel_slide({ place: place + 1, total: slides.length });
  return (
    <HeroCarousel>
      <Text
        as="section"
        relative
        clip
        className={styles.hero}
        aria-roledescription="carousel"
        aria-label={m.home_carousel()}
      >
        <div aria-live="polite" data-part="slides">
          {slides.map((slide, place) => (
            <Slide key={slide.id} slide={slide} label={labelOf(place)} first={place === 0} />
          ))}
        </div>
        {slides.length > 1 && <Controls labels={slides.map((_, place) => labelOf(place))} />}
      </Text>
    </HeroCarousel>
  );
}

function Slide({ slide, label, first }: { slide: CarouselRow; label: string; first: boolean }) {
  const { id, title, text, picture } = slide;
  const lang = langOfContent('zh');
  return (
    <article
      className={picture ? styles.slide : `${styles.slide} ${styles.drawn}`}
      aria-roledescription="slide"
      aria-label={label}
      hidden={!first}
      data-part="slide"
    >
      {picture && (
        <img
          className={styles.art}
          src={imageUrl(picture.fileId, 0, 1600)}
          srcSet={imageSrcSet(picture.fileId, widths)}
          sizes="100vw"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          lang={lang}
          fetchPriority={first ? 'high' : undefined}
          loading={first ? undefined : 'lazy'}
        />
      )}
      <div className={styles.inner}>
        <Row justify="center" padBottom={48} className={styles.text}>
          <h2 className={styles.title} lang={lang}>
            <Link href={paths.carousel(id)} look="plain" className={styles.link}>
              {phrasesOf(title, maxOnLine).map((phrase, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the words of a title keep their places
                <Fragment key={place}>
                  {place > 0 && <wbr />}
                  {phrase}
                </Fragment>
              ))}
            </Link>
          </h2>
          <Text balance above={16} tone="quiet" className={styles.line} lang={lang}>
            {text}
          </Text>
          <Text above={24} className={styles.go}>
            <ButtonLink variant="main" size="large" href={paths.carousel(id)}>
              {m.home_learn_more()}
            </ButtonLink>
          </Text>
        </Row>
      </div>
    </article>
  );
}

function Controls({ labels }: { labels: string[] }) {
  return (
    <Row align="center" gap={8} className={styles.controls}>
      <span className={styles.place} data-part="place" aria-hidden>
        {`1 / ${labels.length}`}
      </span>
      <IconButton
        shape="round"
        size="small"
        icon={chevronLeftIcon}
        label={m.home_carousel_previous()}
        data-part="previous"
      />
      <IconButton
        shape="round"
        size="small"
        icon={chevronRightIcon}
        label={m.home_carousel_next()}
        data-part="next"
      />
      <IconButton
        shape="round"
        size="small"
        icon={playIcon}
        label={m.home_carousel_play()}
        data-part="toggle"
        data-play={m.home_carousel_play()}
        data-pause={m.home_carousel_pause()}
      />
      <Row as="span" gap={6} className={styles.bars}>
        {labels.map((label, place) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-current={place === 0 || undefined}
            data-part="bar"
          />
        ))}
      </Row>
    </Row>
  );
}
