import type { KeyObject } from 'node:crypto';
import type { Clock } from '../clock.ts';

export interface PlatformCertificate {
  serialNo: string;
  key: KeyObject;
  expiresAt: Date;
}

// The channel asks merchants to look for new certificates twice a day.
const renewAfterMs = 12 * 3_600_000;

/** Whoever forges notices with unknown serials must not make us ask all the time. */
const askAgainAfterMs = 60_000;

/** The channel's keys by their serials; they change while the server runs. */
export function createWechatKeys(
  download: () => Promise<PlatformCertificate[]>,
  clock: Clock,
): (serialNo: string) => Promise<KeyObject | null> {
  let known = new Map<string, PlatformCertificate>();
  let renewedAt = 0;
  let askedAt = 0;
  let asking: Promise<void> | null = null;

  async function renew(): Promise<void> {
    askedAt = clock.now().getTime();
    known = new Map((await download()).map((certificate) => [certificate.serialNo, certificate]));
    renewedAt = clock.now().getTime();
  }

  function ask(): Promise<void> {
    asking ??= renew().finally(() => {
      asking = null;
    });
    return asking;
  }

  return async (serialNo) => {
    const now = clock.now().getTime();
    const isUnknown = !known.has(serialNo) || now - renewedAt > renewAfterMs;
    // While the channel cannot be asked, what is known goes on being good.
    if (asking || (isUnknown && now - askedAt > askAgainAfterMs))
      await ask().catch((error: unknown) => {
        if (!known.has(serialNo)) throw error;
      });
    const certificate = known.get(serialNo);
    return certificate && certificate.expiresAt > clock.now() ? certificate.key : null;
  };
}
