import { paths } from '@portal/contract/paths';
import type { CarouselRow } from '@portal/contract/site/public';
import * as m from '@portal/texts/messages';
import { imageSrcSet, imageUrl } from '../../../../platform/api/image-url.ts';
import { Phrases } from '../../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import { BlockHead } from '../../../../ui/block-head/BlockHead.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Picture } from '../../../../ui/picture/Picture.tsx';
import styles from './Carousel.module.css';

const most = 3;

export function OtherCarousels({ slides }: { slides: CarouselRow[] }) {
  if (slides.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="other-slides">
      <BlockHead id="other-slides" title={m.site_carousel_others()} />
      <ul className={styles.cards} lang={langOfContent('zh')}>
        {slides.slice(0, most).map(({ id, title, text, picture }) => (
          <li key={id}>
            <Link href={paths.carousel(id)} look="plain" className={styles.card}>
              {picture && (
                <Picture
                  src={imageUrl(picture.fileId, 0, 480)}
                  srcSet={imageSrcSet(picture.fileId, [320, 480, 640, 960])}
                  sizes="(min-width: 860px) 384px, 100vw"
                  width={picture.width}
                  height={picture.height}
                  alt=""
                  ratio="16 / 9"
                  keep="100% 42%"
                />
              )}
              <b className={styles.cardTitle}>
                <Phrases text={title} />
              </b>
              <span className={styles.cardText}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
