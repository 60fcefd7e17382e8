import { Fragment, useEffect, useRef, useState } from 'react';
import { imageSrcSet, imageUrl } from '../../../platform/api/image-url.ts';
import { island } from '../../../platform/island/island.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { chevronLeftIcon } from '../../../ui/icon/shapes/chevron-left.ts';
import { chevronRightIcon } from '../../../ui/icon/shapes/chevron-right.ts';
import { pauseIcon } from '../../../ui/icon/shapes/pause.ts';
import { playIcon } from '../../../ui/icon/shapes/play.ts';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './Hero.module.css';

interface Slide {
  id: string;
  /** Split where a line may break. */
  title: string[];
  text: string;
  href: string;
  picture: { fileId: string; width: number; height: number; alt: string } | null;
}

interface HeroCarouselProps {
  slides: Slide[];
  lang: string | undefined;
  texts: {
    name: string;
    previous: string;
    next: string;
    pause: string;
    play: string;
    more: string;
    slides: string[];
  };
}

// 1440 covers the hero on most screens, at its height and with its pictures' proportions.
const widths = [960, 1280, 1440, 1600, 1920];

const turnEveryMs = 7_000;

// A finger that has moved this far turned the slides; less was a tap.
const swipe = 40;

/** Turns automatically until the visitor takes control, hovers or focuses it, or prefers reduced motion. */
function useTurning(count: number, attended: boolean) {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    setPlaying(count > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [count]);
  useEffect(() => {
    if (!playing || attended) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), turnEveryMs);
    return () => clearInterval(timer);
  }, [playing, attended, count]);
  const show = (place: number) => {
    setPlaying(false);
    setAt((place + count) % count);
  };
  return { at, playing, setPlaying, show };
}

function HeroCarousel({ slides, lang, texts }: HeroCarouselProps) {
  const [attended, setAttended] = useState(false);
  const { at, playing, setPlaying, show } = useTurning(slides.length, attended);
  const touched = useRef(0);
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={texts.name}
      onMouseEnter={() => setAttended(true)}
      onMouseLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
      onPointerDown={({ clientX }) => {
        touched.current = clientX;
      }}
      onTouchEnd={({ changedTouches }) => {
        const by = touched.current - (changedTouches[0]?.clientX ?? 0);
        if (Math.abs(by) > swipe) show(at + Math.sign(by));
      }}
    >
      <div aria-live={playing ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          <SlideView
            key={slide.id}
            slide={slide}
            lang={lang}
            more={texts.more}
            label={texts.slides[place] ?? ''}
            shown={place === at}
            first={place === 0}
            near={place === at || place === (at + 1) % slides.length}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <span className={styles.place} aria-hidden>
            {`${at + 1} / ${slides.length}`}
          </span>
          <IconButton
            shape="round"
            size="small"
            icon={chevronLeftIcon}
            label={texts.previous}
            onClick={() => show(at - 1)}
          />
          <IconButton
            shape="round"
            size="small"
            icon={chevronRightIcon}
            label={texts.next}
            onClick={() => show(at + 1)}
          />
          <IconButton
            shape="round"
            size="small"
            icon={playing ? pauseIcon : playIcon}
            label={playing ? texts.pause : texts.play}
            onClick={() => setPlaying(!playing)}
          />
          <span className={styles.bars}>
            {slides.map((slide, place) => (
              <button
                key={slide.id}
                type="button"
                aria-label={texts.slides[place]}
                aria-current={place === at || undefined}
                onClick={() => show(place)}
              />
            ))}
          </span>
        </div>
      )}
    </section>
  );
}

interface SlideViewProps {
  slide: Slide;
  lang: string | undefined;
  more: string;
  label: string;
  shown: boolean;
  first: boolean;
  /** Its picture may be fetched now. */
  near: boolean;
}

function SlideView({ slide, lang, more, label, shown, first, near }: SlideViewProps) {
  const { picture } = slide;
  const [wanted, setWanted] = useState(first);
  useEffect(() => {
    if (near && document.readyState === 'complete') setWanted(true);
  }, [near]);
  return (
    <article
      className={picture ? styles.slide : `${styles.slide} ${styles.drawn}`}
      aria-roledescription="slide"
      aria-label={label}
      hidden={!shown}
    >
      {picture && (wanted || shown) && (
        <img
          className={styles.art}
          src={imageUrl(picture.fileId, 0, 1600)}
          srcSet={imageSrcSet(picture.fileId, widths)}
          sizes="100vw"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          lang={lang}
          fetchPriority={first ? 'high' : 'auto'}
        />
      )}
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 className={styles.title} lang={lang}>
            <Link href={slide.href} look="plain" className={styles.link}>
              {slide.title.map((phrase, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the words of a title keep their places
                <Fragment key={place}>
                  {place > 0 && <wbr />}
                  {phrase}
                </Fragment>
              ))}
            </Link>
          </h2>
          <p className={styles.line} lang={lang}>
            {slide.text}
          </p>
          <p className={styles.go}>
            <ButtonLink variant="main" size="large" href={slide.href}>
              {more}
            </ButtonLink>
          </p>
        </div>
      </div>
    </article>
  );
}

export default island('home/public/HeroCarousel', HeroCarousel, 'idle');
