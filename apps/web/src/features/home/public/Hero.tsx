import type { CarouselRow } from '@portal/contract/site';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { phrasesOf } from '../../../platform/display/phrases.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import HeroCarousel from './HeroCarousel.island.tsx';

// The number of large letters that fit on one line.
const longestOnLine = 10;

/** The slides and the texts of their controls; the first slide is rendered with the page. */
export function Hero({ slides }: { slides: CarouselRow[] }) {
  return (
    <HeroCarousel
      lang={langOfContent('zh')}
      slides={slides.map(({ id, title, text, picture }) => ({
        id,
        title: phrasesOf(title, longestOnLine),
        text,
        href: paths.carousel(id),
        picture,
      }))}
      texts={{
        name: m.home_carousel(),
        previous: m.home_carousel_previous(),
        next: m.home_carousel_next(),
        pause: m.home_carousel_pause(),
        play: m.home_carousel_play(),
        more: m.home_learn_more(),
        slides: slides.map((_, place) => m.home_carousel_slide({ place: place + 1, total: slides.length })),
      }}
    />
  );
}
