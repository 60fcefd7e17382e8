import * as m from '@portal/texts/messages';
import type { BookedService } from '../../platform/booking/booking.table.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { RoomRow } from './conference-room.table.ts';

export const servicesFen = (services: readonly BookedService[]): number =>
  services.reduce((sum, { qty, fen }) => sum + qty * fen, 0);

/**
 * What was wished, at the prices of the room.
 * @throws {AppError} 100002 for what the room does not have, or what is named twice
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
