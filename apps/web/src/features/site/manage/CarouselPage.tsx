import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useReadsOnly } from '../../../platform/account/use-reads-only.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { carouselColumns } from './carousel/carousel-columns.tsx';

const SlideDrawer = lazy(async () => ({ default: (await import('./carousel/SlideDrawer.tsx')).SlideDrawer }));

// The other positions have no management page yet.
const position = 'HOME';

/** The slides of the home page, in display order. */
export function Component() {
  const [search] = useSearchParams();
  const query = useListQuery([{ kind: 'text', name: 'keyword', label: m.field_title() }], { size: 20 });
  const isEditor = !useReadsOnly();
  const add = isEditor && (
    <ButtonLink href={query.hrefWith({ slide: 'new' })} variant="main" icon={plusIcon} keepScroll>
      {m.carousel_new()}
    </ButtonLink>
  );
  const slide = search.get('slide');
  return (
    <ListPage
      name="carousel"
      title={m.carousel_title()}
      note={m.carousel_note()}
      actions={add}
      endpoint="GET /api/siteManage/carousel/queryManageList"
      fixed={{ position }}
      query={query}
      columns={carouselColumns(isEditor, (id) => query.hrefWith({ slide: id }))}
      rowKey={({ id }) => id}
      empty={{ title: m.carousel_empty(), text: m.carousel_empty_text(), action: add }}
    >
      <Suspense>
        {slide && <SlideDrawer slide={slide} position={position} closeHref={query.hrefWith({})} />}
      </Suspense>
    </ListPage>
  );
}
