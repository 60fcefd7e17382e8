import type { SearchStep, searchQueryList } from '@portal/contract/search/public';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { truncate } from '../../../platform/display/format.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { maxShownLength, type SearchRequest, searchHref } from './search-request.ts';

type Understood = z.output<typeof searchQueryList.output>['understood'];

const correctionNames: Partial<Record<SearchStep, (values: { keyword: string }) => string>> = {
  SOUND: m.search_read_as,
  SPELLING: m.search_corrected_to,
};

interface UnderstoodAsProps {
  request: SearchRequest;
  understood: Understood;
}

/** How a keyword was understood, with a way to search for nothing but what was typed. */
export function UnderstoodAs({ request, understood: { step, keyword, words } }: UnderstoodAsProps) {
  const literal = (
    <Link href={searchHref({ keyword: request.keyword, kind: undefined, isLiteral: true })}>
      <Sentence say={m.search_literally} values={{ keyword: truncate(request.keyword, maxShownLength) }} />
    </Link>
  );
  const corrected = correctionNames[step];
  if (corrected) {
    return (
      <Text as="div" readable above={16}>
        <Alert action={literal}>
          <Sentence say={corrected} values={{ keyword: truncate(keyword, maxShownLength) }} />
        </Alert>
      </Text>
    );
  }
  const widened = words.filter(({ also }) => also.length > 0);
  if (widened.length === 0) return null;
  return (
    <Row as="p" wrap gap={4} gapX={16} above={12} tone="quiet" size={14}>
      {widened.map(({ word, also }) => (
        <span key={word}>
          <Sentence
            say={m.search_also}
            values={{ word, also: also.slice(0, maxAlso).join(m.search_also_between()) }}
          />
        </span>
      ))}
      {literal}
    </Row>
  );
}

const maxAlso = 4;
