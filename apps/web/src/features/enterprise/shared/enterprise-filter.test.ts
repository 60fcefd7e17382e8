import { expect, it } from 'vitest';
import { isFiltered } from '../../../platform/page/list-loader.ts';
import { enterpriseListHref, readEnterpriseFilter } from './enterprise-filter.ts';

const read = (query: string) => readEnterpriseFilter(new URLSearchParams(query));

it('writes an address that reads back the same', () => {
  const filter = read('stage=SEED&region=YX-DL&keyword=%20月季%20&sort=newest');
  expect(filter).toEqual({ stage: 'SEED', region: 'YX-DL', keyword: '月季', sort: 'newest' });
  expect(read(enterpriseListHref(filter, 2).split('?')[1] ?? '')).toEqual(filter);
});

it.each(['stage=seed', 'region=%27', 'keyword=%20', 'sort=chain'])('ignores %s as a filter', (query) => {
  expect(isFiltered(read(query))).toBe(false);
});
