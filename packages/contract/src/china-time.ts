// Asia/Shanghai is UTC+8 all year.
const offset = 8 * 3_600_000;

/** The minute of an instant (Date or epoch ms) in Asia/Shanghai, YYYY-MM-DD HH:mm. */
export function chinaMinuteOf(at: Date | number): string {
  return new Date(Number(at) + offset).toISOString().slice(0, 16).replace('T', ' ');
}
