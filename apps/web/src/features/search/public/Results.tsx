import type { SearchRow, searchQueryList } from '@portal/contract/search/public';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { formatThousands, truncate } from '../../../platform/display/format.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { searchIcon } from '../../../ui/icon/shapes.ts';
import { Column, TwelveColumns } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { FoundGroups } from './FoundGroups.tsx';
import { FoundList } from './FoundList.tsx';
import { FoundPublicTasks } from './FoundPublicTasks.tsx';
import { KindTabs } from './KindTabs.tsx';
import { totalOf } from './kind-counts.ts';
import { NothingFound } from './NothingFound.tsx';
import { PopularEntrances } from './PopularEntrances.tsx';
import { maxShownLength, type SearchRequest, searchHref } from './search-request.ts';
import { UnderstoodAs } from './UnderstoodAs.tsx';

type Found = z.output<typeof searchQueryList.output>;

interface ResultsProps {
  request: SearchRequest;
  found: Found;
}

/** The results in groups, or those of one kind by page; what is nearest if there are none. */
export function Results({ request, found }: ResultsProps) {
  const { keyword, kind } = request;
  if (found.kinds.length === 0) return <NothingFound request={request} found={found} />;
  return (
    <>
      <UnderstoodAs request={request} understood={found.understood} />
      <KindTabs request={request} kinds={found.kinds} />
      {kind === undefined && (
        <WithEntrances count={m.search_count({ count: totalOf(found.kinds) })}>
          <FoundGroups request={request} rows={found.rows} kinds={found.kinds} />
        </WithEntrances>
      )}
      {kind !== undefined && found.total === 0 && <NothingOfKind keyword={keyword} found={found} />}
      {kind !== undefined && found.total > 0 && (
        <WithEntrances count={countOf(found)}>
          <FoundPublicTasks rows={found.rows.filter(isPublicTask)} />
          <FoundList rows={found.rows.filter((row) => !isPublicTask(row))} />
          <ResultPages request={request} found={found} />
        </WithEntrances>
      )}
    </>
  );
}

/** Results, how many there are, and the popular pages to their right. */
function WithEntrances({ count, children }: { count: string; children: ReactNode }) {
  return (
    <TwelveColumns>
      <Column span={9}>
        <Text role="status" padBlock={16} tone="quiet" size={14} figures>
          {count}
        </Text>
        {children}
      </Column>
      <Column span={3}>
        <PopularEntrances aside />
      </Column>
    </TwelveColumns>
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

function NothingOfKind({ keyword, found: { kinds } }: { keyword: string; found: Found }) {
  return (
    <Text as="div" above={32}>
      <EmptyState
        icon={searchIcon}
        title={m.search_empty_title({ keyword: truncate(keyword, maxShownLength) })}
        action={
          <ButtonLink href={searchHref({ keyword, kind: undefined })}>{m.search_show_all()}</ButtonLink>
        }
      >
        {m.search_empty_kind_text({ count: totalOf(kinds) })}
      </EmptyState>
    </Text>
  );
}
