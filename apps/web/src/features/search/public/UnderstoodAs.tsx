import type { SearchStep, searchQueryList } from '@portal/contract/search/public';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { truncate } from '../../../platform/display/format.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { xIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { leftOut, maxShownLength, type SearchRequest, searchHref } from './search-request.ts';
import styles from './UnderstoodAs.module.css';
import { Word } from './Word.tsx';

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
  const { without } = request;
  const literal = (
    <Link
      href={searchHref({ keyword: request.keyword, kind: request.kind, isLiteral: true })}
      className={styles.literal}
    >
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
  if (widened.length === 0 && without === '') return null;
  return (
    <Row wrap align="center" gap={8} gapX={16} above={16} tone="quiet" size={14}>
      <Text as="b" tone="ink" weight={600} className={styles.head}>
        {m.search_understood()}
      </Text>
      {widened.length > 0 && (
        <Row as="ul" wrap gap={8} gapX={12}>
          {widened.map(({ word, also }) => (
            <Row as="li" key={word} align="stretch" clip className={styles.word}>
              <Text as="b" tone="ink" weight={600} padInline={14} className={styles.name}>
                <Word>{word}</Word>
              </Text>
              <Row as="span" wrap align="center" gap={4} padInline={12}>
                {m.search_also_word()}
                {also.map((other) => (
                  <TakeBack key={other} word={other} request={request} />
                ))}
              </Row>
            </Row>
          ))}
        </Row>
      )}
      <Row as="span" wrap gap={4} gapX={12}>
        {words.length > 1 && <span>{m.search_all_words_first()}</span>}
        {without !== '' && (
          <Link href={searchHref({ ...request, without: '' })} className={styles.literal}>
            {m.search_also_restore()}
          </Link>
        )}
        {literal}
      </Row>
    </Row>
  );
}

/** A word that means the same; a press searches without it. */
function TakeBack({ word, request }: { word: string; request: SearchRequest }) {
  const without = [...leftOut(request), word].join(',');
  return (
    <Link
      href={searchHref({ ...request, without })}
      look="bare"
      aria-label={m.search_also_drop({ word })}
      className={styles.also}
    >
      <Word>{word}</Word>
      <Icon shape={xIcon} />
    </Link>
  );
}
