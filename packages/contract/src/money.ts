/** Formats fen as yuan with all digits: 1517444 → '15,174.44'. */
export function formatFen(fen: number): string {
  const [sign, whole] = [fen < 0 ? '-' : '', Math.abs(fen)];
  const cents = String(whole % 100).padStart(2, '0');
  return `${sign}${String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
