import { abilities, ability } from '@portal/contract/abilities';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { withoutAbilities } from './read-as-administrator.ts';

const row = z.object({
  id: z.string(),
  at: z.date(),
  amountFen: z.int(),
  mayDownload: z.boolean(),
  note: z.string().nullable(),
  actions: abilities(['approve', 'reject']),
  isOpen: ability(),
});
const answer = z.object({
  rows: z.array(row),
  newest: row.extend({ signing: abilities(['sign']) }).nullable(),
  mayDecide: ability().optional(),
  // A tutor's advice.
  record: z.object({ actions: z.array(z.object({ what: z.string(), who: z.string() })) }),
  target: z.union([
    z.object({ kind: z.literal('a'), acts: abilities(['go']) }),
    z.object({ id: z.string() }),
  ]),
  byName: z.record(z.string(), ability()),
});

it('removes what is declared as an ability, and nothing that is named like one', () => {
  const open = {
    id: '1',
    at: new Date('2026-11-27T00:00:00Z'),
    amountFen: 100,
    mayDownload: true,
    note: null,
  };
  const record = { actions: [{ what: '换土', who: '班组' }] };
  const given: z.input<typeof answer> = {
    rows: [{ ...open, actions: ['approve', 'reject'], isOpen: true }],
    newest: { ...open, actions: ['approve'], isOpen: false, signing: ['sign'] },
    mayDecide: true,
    record,
    target: { kind: 'a', acts: ['go'] },
    byName: { one: true },
  };
  expect(withoutAbilities(answer, given)).toEqual({
    rows: [{ ...open, actions: [], isOpen: false }],
    newest: { ...open, actions: [], isOpen: false, signing: [] },
    mayDecide: false,
    record,
    target: { kind: 'a', acts: [] },
    byName: { one: false },
  });
});

it('leaves a missing answer as it is', () => {
  expect(withoutAbilities(answer.nullable(), null)).toBeNull();
});
