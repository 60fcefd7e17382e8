import { describe, expect, it } from 'vitest';
import { lateDays } from './late-days.ts';

const kinds = (overdueDays: number, today: string, dueDate = '2026-11-13') =>
  lateDays({ dueDate, overdueDays }, today).map(({ day, kind }) => `${day.slice(8)} ${kind}`);

describe('lateDays', () => {
  it('starts before the due date and ends today', () => {
    expect(kinds(2, '2026-11-15')).toEqual(['11 before', '12 before', '13 due', '14 counted', '15 counted']);
  });

  it('stops counting after the fee was frozen', () => {
    expect(kinds(1, '2026-11-16').slice(2)).toEqual(['13 due', '14 counted', '15 free', '16 free']);
  });

  it('shows only the last fourteen of many', () => {
    const many = kinds(60, '2027-01-12');
    expect(many).toHaveLength(14);
    expect(many[13]).toBe('12 counted');
  });

  it('is empty for a bill that is not due', () => {
    expect(lateDays({ dueDate: null, overdueDays: 0 }, '2026-11-15')).toEqual([]);
  });
});
