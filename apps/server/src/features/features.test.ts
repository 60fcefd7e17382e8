import { enterpriseFields } from '@portal/contract/enterprise/fields';
import { collectTargetTypes, queueKinds, searchKinds, todoKinds, workFigures } from '@portal/contract/kinds';
import { setupKeys } from '@portal/contract/setup/terms';
import { expect, it } from 'vitest';
import { inLanguage } from '../platform/locale.ts';
import { contributions } from './features.ts';
import { labelledAlike, logReaderOf } from './oper-log/compose-log.ts';

it.each([
  ['can be found', searchKinds, contributions.search.map(({ kind }) => kind)],
  [
    'can be collected',
    Object.values(collectTargetTypes).flat(),
    contributions.collect.map(({ type }) => type),
  ],
  ['waits for an operator', queueKinds, contributions.queue.map(({ kind }) => kind)],
  ['is counted', workFigures, contributions.figures.map(({ figure }) => figure)],
  ['gets the park ready', setupKeys, contributions.setup.map(({ key }) => key)],
  ['waits for a member', todoKinds, contributions.todo.map(({ kind }) => kind)],
] as [string, readonly string[], string[]][])(
  'of what %s each kind has one source',
  (_name, kinds, sources) => {
    expect(sources.sort()).toEqual(kinds.toSorted());
  },
);

it('labels log entries in the reader’s language', () => {
  const log = logReaderOf(contributions);
  const said = () => [
    log.eventLabelOf('article.publish'),
    log.entityLabelOf('POLICY'),
    log.fieldLabelOf('enterprise', 'honours.0.name'),
    log.valueLabelOf('carousel', 'position', 'HOME'),
  ];
  expect(said()).toEqual(['文章 · 发布', '政策审核', '荣誉资质 · 1 · 名称', '首页']);
  expect(inLanguage('en', said)).toEqual([
    'Article · Publish',
    'Policy review',
    'Honors and qualifications · 1 · Name',
    'Home',
  ]);
});

it('labels log entries as forms do, without repeating their labels', () => {
  const log = logReaderOf(contributions);
  expect(log.fieldLabelOf('conferenceRoom', 'seats')).toBe('座位数');
  const labels = labelledAlike(contributions.log);
  const repeated = contributions.log.flatMap(({ fields = {} }) =>
    // The log takes an enterprise's own fields from their list.
    Object.entries(fields).filter(
      ([name, words]) => labels.get(name) === words && !(name in enterpriseFields),
    ),
  );
  expect(repeated.map(([name]) => name)).toEqual([]);
});
