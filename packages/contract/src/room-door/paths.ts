// Separate from the other addresses, because the tablet at a door loads only what it shows.

export const roomBookingPath = '/conference-room';

/** Where a user checks in: at the door with the code that its QR code holds, else with a code to be typed. */
export const roomCheckInPath = (code?: string): string =>
  `/conference-room/check-in${code === undefined ? '' : `?code=${encodeURIComponent(code)}`}`;
