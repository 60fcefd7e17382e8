import { expect, it } from 'vitest';
import { splitNews } from './split-news.ts';

const none = { industry: null, notices: { rows: [] }, park: { rows: [] }, safety: null };

it('shows the park’s newest story large and leaves it out of the tabs', () => {
  const lists = { ...none, industry: { rows: ['market'] }, park: { rows: ['new', 'old'] } };
  expect(splitNews(lists)).toEqual({
    story: 'new',
    rest: { INDUSTRY: ['market'], NOTICE: [], PARK: ['old'], SAFETY: [] },
  });
});

it('fills the large slot even if the park has only a few articles', () => {
  const lists = { ...none, notices: { rows: ['opening'] } };
  expect(splitNews(lists)).toMatchObject({ story: 'opening', rest: { NOTICE: [] } });
  expect(splitNews({ ...lists, safety: { rows: ['checklist'] } })).toMatchObject({
    story: 'checklist',
    rest: { NOTICE: ['opening'] },
  });
  expect(splitNews(none).story).toBeUndefined();
});
