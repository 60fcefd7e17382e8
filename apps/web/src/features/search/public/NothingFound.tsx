import { paths } from '@portal/contract/paths';
import type { searchQueryList } from '@portal/contract/search/public';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { truncate } from '../../../platform/display/format.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { searchIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FoundGroups } from './FoundGroups.tsx';
import styles from './NothingFound.module.css';
import { PopularEntrances } from './PopularEntrances.tsx';
import RequestDesk from './RequestDesk.island.tsx';
import { maxShownLength, type SearchRequest } from './search-request.ts';

interface NothingFoundProps {
  request: SearchRequest;
  found: z.output<typeof searchQueryList.output>;
}

/** Leads on where nothing has all the words: to the nearest, and to people who can be asked with the same words. */
export function NothingFound({ request, found: { rows: nearest, understood } }: NothingFoundProps) {
  const { keyword } = request;
  const values = { keyword: truncate(keyword, maxShownLength) };
  return (
    <>
      <Row as="p" wrap gap={4} gapX={12} above={16} tone="quiet" size={14} className={styles.tried}>
        <b>{m.search_tried()}</b>
        <span>
          {understood.words.length > 1 ? (
            <Sentence
              say={m.search_tried_words}
              values={{ ...values, words: understood.words.map(({ word }) => word).join(m.search_between()) }}
            />
          ) : (
            <Sentence say={m.search_tried_one} values={values} />
          )}
        </span>
      </Row>
      <Columns of="minmax(0, 1fr) 400px" gap={48} align="start" padTop={24} stack="tablet">
        <Stack gap={8} fluid>
          <div role="status">
            <EmptyState icon={searchIcon} title={m.search_empty_title(values)}>
              {m.search_empty_text()}
            </EmptyState>
          </div>
          {nearest.length > 0 && (
            <section aria-labelledby="nearest">
              <Row align="baseline" gap={10} padTop={16}>
                <Text as="h2" id="nearest" size={20}>
                  {m.search_nearest()}
                </Text>
                <Text as="small" tone="faint" size={14}>
                  {m.search_nearest_note()}
                </Text>
              </Row>
              <FoundGroups request={request} rows={nearest} kinds={[]} />
            </section>
          )}
        </Stack>
        <section aria-labelledby="need" className={styles.need}>
          <Text as="h2" id="need" size={20}>
            {m.search_need()}
          </Text>
          <RequestDesk
            keyword={keyword}
            request={{ href: paths.newProject({ words: keyword }), text: m.search_request() }}
            ask={{ href: paths.submitQuestion({ words: keyword }), text: m.search_ask() }}
            note={m.search_need_ask()}
          />
        </section>
      </Columns>
      <PopularEntrances />
    </>
  );
}
