import { describe, expect, it } from 'vitest';
import { cheaperRoom } from './cheaper-room.ts';

type Answer = Parameters<typeof cheaperRoom>[0];

const room = (roomId: string, seats: number, pricePerSlotFen: number, more: object = {}) =>
  ({
    roomId,
    seats,
    pricePerSlotFen,
    services: [],
    status: 'OPEN',
    openFrom: '08:00',
    openTo: '20:00',
    needApproval: false,
    ...more,
  }) as unknown as Answer['rooms'][number];
const line = (roomId: string, spans: object[] = [], isClosed = false) =>
  ({ roomId, date: '2026-11-23', isClosed, spans }) as unknown as Answer['lines'][number];
const wanted = { roomId: 'big', date: '2026-11-23', from: '09:00', to: '10:00', attendees: 6 };
const answer = (more: Partial<Answer> = {}): Answer => ({
  rooms: [room('big', 40, 12_000), room('small', 8, 4_000), room('tiny', 4, 0)],
  lines: [line('big'), line('small'), line('tiny')],
  freeSlotsLeft: {},
  ...more,
});

describe('a room that costs less', () => {
  it('is enough for all, and says what is saved', () => {
    const found = cheaperRoom(answer(), wanted);
    expect([found?.room.roomId, found?.savedFen]).toEqual(['small', 16_000]);
    expect(cheaperRoom(answer(), { ...wanted, attendees: 9 })).toBeNull();
    expect(cheaperRoom(answer(), { ...wanted, attendees: 3 })?.room.roomId).toBe('tiny');
  });

  it('is free then: one that is taken or closed is none', () => {
    const taken = [line('big'), line('small', [{ from: '09:30', to: '10:30' }])];
    expect(cheaperRoom(answer({ lines: taken }), wanted)).toBeNull();
    expect(cheaperRoom(answer({ lines: [line('big'), line('small', [], true)] }), wanted)).toBeNull();
    // Of another week nobody knows what is taken.
    expect(cheaperRoom(answer({ lines: [line('big')] }), wanted)).toBeNull();
  });

  it('is none while the hours of the chosen one cost nothing', () => {
    expect(cheaperRoom(answer({ freeSlotsLeft: { big: 2 } }), wanted)).toBeNull();
  });
});
