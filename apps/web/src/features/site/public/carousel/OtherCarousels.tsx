import { paths } from '@portal/contract/paths';
import type { CarouselRow } from '@portal/contract/site/public';
import * as m from '@portal/texts/messages';
import { imageSrcSet, imageUrl } from '../../../../platform/api/image-url.ts';
import { Phrases } from '../../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import { BlockHead } from '../../../../ui/block-head/BlockHead.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Picture } from '../../../../ui/picture/Picture.tsx';
import styles from './Carousel.module.css';

const most = 3;

export function OtherCarousels({ slides }: { slides: CarouselRow[] }) {
  if (slides.length === 0) return null;
  return (
    <Text
      as="section"
      above={64}
      padTop={48}
      lineAbove="thin"
      className={styles.others}
      aria-labelledby="other-slides"
    >
      <BlockHead id="other-slides" title={m.site_carousel_others()} />
      <Columns
        as="ul"
        of="repeat(3, minmax(0, 1fr))"
        gap={24}
        above={24}
        stack="tablet"
        className={styles.cards}
        lang={langOfContent('zh')}
      >
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
              <Text as="b" block above={14} size={17} leading="mid" className={styles.cardTitle}>
                <Phrases text={title} />
              </Text>
              <Text as="span" tone="quiet" size={14}>
                {text}
              </Text>
            </Link>
          </li>
        ))}
      </Columns>
    </Text>
  );
}
