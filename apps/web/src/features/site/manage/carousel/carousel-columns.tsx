import type { ManagedCarousel, ManagedCarouselRow } from '@portal/contract/carousel-manage';
import * as m from '@portal/texts/messages';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { formatEnd } from '../../../../platform/display/end-text.ts';
import { formatDate, formatThousands } from '../../../../platform/display/format.ts';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { Picture } from '../../../../ui/picture/Picture.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import styles from './Carousel.module.css';
import { stateKinds, stateNames } from './carousel-texts.ts';
import { SlideActs } from './SlideActs.tsx';

function NameCell({ slide, href }: { slide: ManagedCarousel; href: string | null }) {
  const { picture, title } = slide;
  const name = <span lang={langOfContent('zh')}>{title}</span>;
  return (
    <div className={styles.name}>
      {picture ? (
        <Picture
          className={styles.thumb}
          src={imageUrl(picture.fileId, 0, 160)}
          width={picture.width}
          height={picture.height}
          alt=""
          ratio="5 / 2"
          corners="control"
        />
      ) : (
        <span className={styles.blank} />
      )}
      {href ? (
        <Link href={href} keepScroll>
          {name}
        </Link>
      ) : (
        name
      )}
    </div>
  );
}

export const carouselColumns = (
  isEditor: boolean,
  hrefOf: (id: string) => string,
): ListColumn<ManagedCarouselRow>[] => [
  {
    key: 'name',
    head: m.field_title(),
    cell: (slide) => <NameCell slide={slide} href={isEditor ? hrefOf(slide.id) : null} />,
    rowHeader: true,
    shown: 'always',
  },
  {
    key: 'state',
    head: m.field_state(),
    cell: ({ state }) => <Status kind={stateKinds[state]}>{stateNames[state]()}</Status>,
    nowrap: true,
  },
  { key: 'from', head: m.carousel_from(), cell: ({ startAt }) => formatDate(startAt), nowrap: true },
  { key: 'until', head: m.carousel_until(), cell: ({ endAt }) => formatEnd(endAt), nowrap: true },
  {
    key: 'link',
    head: m.carousel_link(),
    cell: ({ linkUrl }) => linkUrl || '—',
    shown: 'hidden',
  },
  {
    key: 'hits',
    head: m.carousel_hits(),
    cell: ({ hits }) => formatThousands(hits),
    align: 'end',
    nowrap: true,
  },
  ...(isEditor
    ? [
        {
          key: 'acts',
          head: m.carousel_acts(),
          cell: (slide: ManagedCarouselRow) => <SlideActs slide={slide} />,
          nowrap: true,
          shown: 'always' as const,
        },
      ]
    : []),
];
