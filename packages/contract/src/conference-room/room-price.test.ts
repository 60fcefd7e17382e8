import { describe, expect, it } from 'vitest';
import { calculateRoomPrice } from './room-price.ts';

const morning = { from: '09:00', to: '10:30' };

describe('calculateRoomPrice', () => {
  it('charges the slots after the free ones, and the services', () => {
    const services = [
      { qty: 2, fen: 500 },
      { qty: 0, fen: 900 },
    ];
    expect(calculateRoomPrice({ pricePerSlotFen: 4_000 }, morning, 1, services)).toEqual({
      freeSlots: 1,
      amountFen: 9_000,
    });
  });

  it('uses up no more free slots than there are, and none in a room without a price', () => {
    const free = { freeSlots: 3, amountFen: 0 };
    expect(calculateRoomPrice({ pricePerSlotFen: 4_000 }, morning, 8, [])).toEqual(free);
    expect(calculateRoomPrice({ pricePerSlotFen: 0 }, morning, 8, [])).toEqual({ ...free, freeSlots: 0 });
  });

  it('charges nothing for a time that is not complete yet', () => {
    const time = { from: '10:00', to: '' };
    expect(calculateRoomPrice({ pricePerSlotFen: 4_000 }, time, 0, []).amountFen).toBe(0);
  });
});
