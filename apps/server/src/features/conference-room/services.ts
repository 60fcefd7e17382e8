import * as m from '@portal/texts/messages';
import type { BookedService } from '../../platform/booking/booking.table.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { RoomRow } from './conference-room.table.ts';

/**
 * The requested services at the room's prices.
 * @throws {AppError} 100002 for a service the room doesn't offer, or one named twice
 */
export function priceServices(
  room: Pick<RoomRow, 'services'>,
  requested: readonly { name: string; qty: number }[],
): BookedService[] {
  const refused = fieldsRefused({ 'data.services': m.fault_choose({ field: m.field_room_service() }) });
  if (new Set(requested.map(({ name }) => name)).size < requested.length) throw refused;
  return requested.map(({ name, qty }) => {
    const service = room.services.find((one) => one.name === name);
    if (!service) throw refused;
    return { name, qty, fen: service.fen };
  });
}
