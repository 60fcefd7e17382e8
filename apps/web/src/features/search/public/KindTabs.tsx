import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { kindName } from './found-link.ts';
import { type KindCounts, totalOf } from './kind-counts.ts';
import { type SearchRequest, searchHref } from './search-request.ts';

const everything = 'ALL';

/** The kinds that have results, with their counts; the chosen one stays even without any. */
export function KindTabs({ request, kinds }: { request: SearchRequest; kinds: KindCounts }) {
  const { kind: current } = request;
  const listed =
    current && !kinds.some(({ kind }) => kind === current)
      ? [...kinds, { kind: current, count: 0, isExact: true }]
      : kinds;
  return (
    <Text as="div" above={16}>
      <TabLinks
        label={m.search_filter()}
        keepScroll
        currentKey={current ?? everything}
        items={[
          {
            key: everything,
            href: searchHref({ ...request, kind: undefined }),
            text: m.input_everything(),
            count: totalOf(kinds),
          },
          ...listed.map(({ kind, count, isExact }) => ({
            key: kind,
            href: searchHref({ ...request, kind }),
            text: kindName(kind),
            count: formatThousands(count) + (isExact ? '' : '+'),
          })),
        ]}
      />
    </Text>
  );
}
