import type { SearchRow, searchQueryList } from '@portal/contract/search/public';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { formatThousands, truncate } from '../../../platform/display/format.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { searchIcon } from '../../../ui/icon/shapes.ts';
import { Column, TwelveColumns } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { FoundList } from './FoundList.tsx';
import { FoundPublicTasks } from './FoundPublicTasks.tsx';
import { KindFilter } from './KindFilter.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PopularEntrances } from './PopularEntrances.tsx';
import { maxShownLength, type SearchRequest, searchHref } from './search-request.ts';
import { UnderstoodAs } from './UnderstoodAs.tsx';

type Found = z.output<typeof searchQueryList.output>;

interface ResultsProps {
  request: SearchRequest;
  found: Found;
}

/** The results by kind and page, or suggestions if there are none. */
export function Results({ request, found }: ResultsProps) {
  const { keyword, kind } = request;
  if (found.kinds.length === 0) return <NothingFound keyword={keyword} nearest={found.rows} />;
  return (
    <>
      <UnderstoodAs request={request} understood={found.understood} />
      <KindFilter keyword={keyword} current={kind} kinds={found.kinds} />
      {found.total === 0 ? (
        <NothingOfKind request={request} found={found} />
      ) : (
        <TwelveColumns>
          <Column span={9}>
            <Text padBlock={16} tone="quiet" size={14} figures>
              {countOf(found)}
            </Text>
            <FoundPublicTasks rows={found.rows.filter(isPublicTask)} />
            <FoundList rows={found.rows.filter((row) => !isPublicTask(row))} />
            <ResultPages request={request} found={found} />
          </Column>
          <Column span={3}>
            <PopularEntrances aside />
          </Column>
        </TwelveColumns>
      )}
    </>
  );
}

const isPublicTask = ({ kind }: SearchRow) => kind === 'PUBLIC_TASK';

function countOf({ total, totalIsExact, listed }: Found): string {
  const count = formatThousands(total);
  return totalIsExact ? m.search_count({ count }) : m.search_count_many({ count, listed });
}

function ResultPages({ request, found: { listed, pageNo, pageSize } }: ResultsProps) {
  const from = (pageNo - 1) * pageSize + 1;
  return (
    <ListPages
      page={pageNo}
      pageSize={pageSize}
      total={listed}
      hrefOf={(page) => searchHref(request, page)}
      label={m.search_pages()}
      summary={
        listed > pageSize ? m.search_page_range({ from, to: Math.min(listed, pageNo * pageSize) }) : undefined
      }
    />
  );
}

function NothingOfKind({ request: { keyword }, found: { kinds } }: ResultsProps) {
  const count = formatThousands(kinds.reduce((sum, entry) => sum + entry.count, 0));
  return (
    <Text as="div" above={32}>
      <EmptyState
        icon={searchIcon}
        title={m.search_empty_title({ keyword: truncate(keyword, maxShownLength) })}
        action={
          <ButtonLink href={searchHref({ keyword, kind: undefined })}>{m.search_show_all()}</ButtonLink>
        }
      >
        {m.search_empty_kind_text({ count })}
      </EmptyState>
    </Text>
  );
}
