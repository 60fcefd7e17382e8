import { expect, test } from 'vitest';
import { newArticle } from './blank-article.ts';

test.each([
  ['沈听澜', '沈听澜'],
  ['花'.repeat(60), ''],
])('an article of %s begins signed with “%s”', (name, author) => {
  expect(newArticle('STYLE', name, 0).content).toMatchObject({ column: 'STYLE', author });
});
