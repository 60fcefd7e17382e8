const day = 86_400_000;

/** Accounts made by a code end when they have neither a password nor a login for so long. */
export const unclaimedDays = 180;

/** When an unclaimed account ends if it isn't used again. */
export function unclaimedEnd({
  unclaimedSince,
  lastLoginAt,
}: {
  unclaimedSince: Date | null;
  lastLoginAt: Date | null;
}): Date | null {
  if (unclaimedSince === null) return null;
  const used = Math.max(unclaimedSince.getTime(), lastLoginAt?.getTime() ?? 0);
  return new Date(used + unclaimedDays * day);
}
