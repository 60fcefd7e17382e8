import * as m from '@portal/texts/messages';
import { ListFilter, type ListFilterProps } from '../../../ui/chip/ListFilter.tsx';

/** The filters above a public list, in the reader's language. */
export function PublicFilter(filter: Omit<ListFilterProps, 'label' | 'texts'>) {
  return (
    <ListFilter
      {...filter}
      label={m.content_filter()}
      texts={{
        open: m.content_filter(),
        close: m.site_filter_close(),
        clear: m.content_clear(),
        show: m.site_filter_show(),
        remove: m.site_filter_remove(),
      }}
    />
  );
}
