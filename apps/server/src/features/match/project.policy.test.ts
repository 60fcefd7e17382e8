import { describe, expect, it } from 'vitest';
import { discloses, needsReview } from './project.policy.ts';
import type { Project } from './project.table.ts';
import { roses } from './testing/insert-project.ts';

const identity = {
  name: '远岫花卉电商有限公司（演示）',
  shortName: '远岫花卉',
  contactName: '席远岫',
  legalPerson: '简一苇',
};

describe('text that others read', () => {
  it.each([
    '找远岫花卉的采购',
    '远岫花卉电商有限公司长期收购',
    '有意者联系席远岫',
    '电话 15410067719',
    '电话 154-1006-7719',
    '电话 １５４１００６７７１９',
    '座机 000-8800012',
    '写信到 rose@example.com',
  ])('gives its enterprise away: %s', (text) => expect(discloses(text, identity)).toBe(true));

  it.each(['枝长60厘米以上，2027年2月6日至11日到货', '8 万枝，1.60–2.40 元', '远处山岫的花'])(
    'does not: %s',
    (text) => expect(discloses(text, identity)).toBe(false),
  );
});

it('a changed text needs another review, changed figures do not', () => {
  const before = roses as unknown as Project;
  expect(needsReview(before, { ...roses, priceToFen: 300, quantityX100: null, deadline: '2027-01-31' })).toBe(
    false,
  );
  for (const change of [
    { title: '另一个标题' },
    { body: '另外的要求，分两批。' },
    { categoryCode: 'T_COLD' },
  ])
    expect(needsReview(before, { ...roses, ...change })).toBe(true);
});
