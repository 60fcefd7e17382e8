/** The last `count` months in Asia/Shanghai, the latest first. */
export function recentMonths(count: number): string[] {
  const today = new Date(Date.now() + 8 * 3_600_000);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
