import type { WordRow } from '@portal/contract/community/manage';
import { wordCategoryLabels, wordLevelLabels } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { WordTester } from './WordTester.tsx';

const WordDrawer = lazy(async () => ({ default: (await import('./WordDrawer.tsx')).WordDrawer }));

const tones = { BLOCK: 'petal', REVIEW: 'amber', MASK: 'neutral' } as const;

const columns = (hrefOf: (id: string) => string): ListColumn<WordRow>[] => [
  nameColumn('word', m.community_field_word(), {
    name: ({ word }) => word,
    href: ({ wordId }) => hrefOf(wordId),
    opensPane: true,
  }),
  textColumn('level', m.community_field_word_level(), ({ level }) => (
    <Tag tone={tones[level]} mark="square">
      {wordLevelLabels[level]()}
    </Tag>
  )),
  textColumn('category', m.community_field_word_category(), ({ category }) => wordCategoryLabels[category]()),
  numberColumn('hits', m.community_hits(), ({ hits }) => hits, { sortBy: '-hits' }),
  textColumn('false', m.community_false_hits(), ({ falseHits, hits }) =>
    hits >= 10 && falseHits * 10 > hits ? m.community_too_sharp({ count: falseHits }) : falseHits,
  ),
  stateColumn('enabled', m.field_enabled(), ({ enabled }) => (
    <Status kind={enabled ? 'done' : 'closed'}>{enabled ? m.community_on() : m.community_off()}</Status>
  )),
  dateColumn('updated', m.community_updated(), ({ updatedAt }) => updatedAt, { sortBy: '-updated' }),
];

/** The list of sensitive words, with a tester. */
export function Component() {
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.community_field_word() },
      {
        kind: 'choice',
        name: 'level',
        label: m.community_field_word_level(),
        options: optionsOf(wordLevelLabels),
      },
      {
        kind: 'choice',
        name: 'category',
        label: m.community_field_word_category(),
        options: optionsOf(wordCategoryLabels),
      },
    ],
    { size: 20, sort: '-hits' },
  );
  return (
    <>
      <ListPage
        name="sensitive-words"
        title={m.community_words()}
        note={m.community_words_note()}
        actions={
          <ForDesk>
            <ButtonLink href={query.hrefWith({ word: 'new' })} variant="main" icon={plusIcon}>
              {m.community_new_word()}
            </ButtonLink>
          </ForDesk>
        }
        endpoint="GET /api/communityManage/sensitiveWord/queryList"
        query={query}
        columns={columns((word) => query.hrefWith({ word }))}
        rowKey={({ wordId }) => wordId}
        empty={{ title: m.community_no_words() }}
      >
        <DetailPane query={query} name="word">
          {(id, close) => <WordDrawer id={id} onClose={close} />}
        </DetailPane>
      </ListPage>
      <ForDesk>
        <WordTester />
      </ForDesk>
    </>
  );
}
