import { expect, it } from 'vitest';
import { withoutActs } from './read-as-administrator.ts';

it('removes available actions, and no content', () => {
  const at = new Date('2026-11-27T00:00:00Z');
  const row = { id: '1', at, amountFen: 100, mayDownload: true, canteen: true, note: null };
  const answer = {
    rows: [{ ...row, actions: ['approve', 'reject'], canEdit: true, signActions: ['sign'] }],
    mayDecide: true,
    // A tutor's advice.
    record: { actions: [{ what: '换土', who: '班组' }] },
  };
  expect(withoutActs(answer)).toEqual({
    rows: [{ ...row, actions: [], canEdit: false, signActions: [] }],
    mayDecide: false,
    record: { actions: [{ what: '换土', who: '班组' }] },
  });
});
