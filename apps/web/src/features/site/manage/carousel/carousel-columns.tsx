import type { ManagedCarousel, ManagedCarouselRow } from '@portal/contract/carousel/manage';
import * as m from '@portal/texts/messages';
import {
  actsColumn,
  dateColumn,
  endColumn,
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
} from '../../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Picture } from '../../../../ui/picture/Picture.tsx';
import styles from './Carousel.module.css';
import { stateKinds, stateNames } from './carousel-texts.ts';
import { SlideActs } from './SlideActs.tsx';

function Thumb({ picture }: Pick<ManagedCarousel, 'picture'>) {
  if (!picture) return <Text as="span" fixed round="control" className={styles.blank} />;
  return (
    <Picture
      className={styles.thumb}
      src={imageUrl(picture.fileId, 0, 160)}
      width={picture.width}
      height={picture.height}
      alt=""
      ratio="5 / 2"
      corners="control"
    />
  );
}

function NameCell({ slide, href }: { slide: ManagedCarousel; href: string | null }) {
  const name = <Written>{slide.title}</Written>;
  return (
    <Row align="center" gap={12}>
      <Thumb picture={slide.picture} />
      {href ? (
        <Link href={href} keepScroll>
          {name}
        </Link>
      ) : (
        name
      )}
    </Row>
  );
}

export function carouselColumns(
  isEditor: boolean,
  hrefOf: (id: string) => string,
): ListColumn<ManagedCarouselRow>[] {
  const columns: ListColumn<ManagedCarouselRow>[] = [
    nameColumn('name', m.field_title(), {
      name: (slide) => <NameCell slide={slide} href={isEditor ? hrefOf(slide.id) : null} />,
    }),
    statusColumn('state', m.field_state(), ({ state }) => state, stateKinds, stateNames),
    dateColumn('from', m.carousel_from(), ({ startAt }) => startAt),
    endColumn('until', m.carousel_until(), ({ endAt }) => endAt),
    textColumn('link', m.field_link(), ({ linkUrl }) => linkUrl, { shown: 'hidden', nowrap: false }),
    numberColumn('hits', m.carousel_hits(), ({ hits }) => hits),
  ];
  const acts = actsColumn('acts', m.act_bar(), (slide: ManagedCarouselRow) => <SlideActs slide={slide} />);
  return isEditor ? [...columns, acts] : columns;
}
