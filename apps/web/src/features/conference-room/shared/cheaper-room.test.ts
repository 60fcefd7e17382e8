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

describe('cheaperRoom', () => {
  it('finds a room with enough seats and states the saving', () => {
    const found = cheaperRoom(answer(), wanted);
    expect([found?.room.roomId, found?.savedFen]).toEqual(['small', 16_000]);
    expect(cheaperRoom(answer(), { ...wanted, attendees: 9 })).toBeNull();
    expect(cheaperRoom(answer(), { ...wanted, attendees: 3 })?.room.roomId).toBe('tiny');
  });

  it('ignores rooms that are taken or closed at that time', () => {
    const taken = [line('big'), line('small', [{ from: '09:30', to: '10:30' }])];
    expect(cheaperRoom(answer({ lines: taken }), wanted)).toBeNull();
    expect(cheaperRoom(answer({ lines: [line('big'), line('small', [], true)] }), wanted)).toBeNull();
    // Taken slots of another week are unknown.
    expect(cheaperRoom(answer({ lines: [line('big')] }), wanted)).toBeNull();
  });

  it('finds none while the chosen room’s hours are free of charge', () => {
    expect(cheaperRoom(answer({ freeSlotsLeft: { big: 2 } }), wanted)).toBeNull();
  });
});
