import { paths } from '@portal/contract/paths';
import type { SearchRow } from '@portal/contract/search/public';
import * as m from '@portal/texts/messages';
import { truncate } from '../../../platform/display/format.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { searchIcon } from '../../../ui/icon/shapes.ts';
import { Column, TwelveColumns } from '../../../ui/layout/Layout.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FoundList } from './FoundList.tsx';
import { PopularEntrances } from './PopularEntrances.tsx';
import { maxShownLength } from './search-request.ts';

interface NothingFoundProps {
  keyword: string;
  /** What has some of the words. */
  nearest: SearchRow[];
}

/** Leads on where nothing has all the words: to the nearest, and to people who can be asked with the same words. */
export function NothingFound({ keyword, nearest }: NothingFoundProps) {
  return (
    <>
      <Text as="div" above={32}>
        <EmptyState
          icon={searchIcon}
          title={m.search_empty_title({ keyword: truncate(keyword, maxShownLength) })}
          action={
            <Row wrap gap={12}>
              <ButtonLink href={paths.newProject({ words: keyword })} variant="main">
                {m.search_request()}
              </ButtonLink>
              <ButtonLink href={paths.submitQuestion({ words: keyword })}>{m.search_ask()}</ButtonLink>
            </Row>
          }
        >
          {m.search_empty_text()}
        </EmptyState>
      </Text>
      {nearest.length > 0 ? (
        <TwelveColumns>
          <Column span={9}>
            <Text as="h2" size={20} padBlock={16}>
              {m.search_nearest()}
            </Text>
            <FoundList rows={nearest} />
          </Column>
          <Column span={3}>
            <PopularEntrances aside />
          </Column>
        </TwelveColumns>
      ) : (
        <PopularEntrances />
      )}
    </>
  );
}
