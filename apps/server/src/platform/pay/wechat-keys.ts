import type { KeyObject } from 'node:crypto';
import type { Clock } from '../clock.ts';

export interface PlatformCertificate {
  serialNo: string;
  key: KeyObject;
  expiresAt: Date;
}

// The channel asks merchants to check for new certificates twice a day.
const renewAfterMs = 12 * 3_600_000;

/** Forged notifications with unknown serials must not make us request certificates all the time. */
const askAgainAfterMs = 60_000;

const askAgainAfterFaultMs = 5_000;

/** Provides the channel's keys by serial number; they change while the server runs. */
export function createWechatKeys(
  download: () => Promise<PlatformCertificate[]>,
  clock: Clock,
): (serialNo: string) => Promise<KeyObject | null> {
  let known = new Map<string, PlatformCertificate>();
  let renewedAt = 0;
  let askAgainAt = 0;
  let fault: unknown = null;
  let asking: Promise<void> | null = null;

  async function renew(): Promise<void> {
    try {
      known = new Map((await download()).map((certificate) => [certificate.serialNo, certificate]));
      fault = null;
      renewedAt = clock.now().getTime();
      askAgainAt = renewedAt + askAgainAfterMs;
    } catch (error) {
      fault = error;
      askAgainAt = clock.now().getTime() + askAgainAfterFaultMs;
    }
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
    if (asking || (isUnknown && now >= askAgainAt)) await ask();
    const certificate = known.get(serialNo);
    // While the channel is unreachable, known keys stay valid, and a message with an unknown key may be genuine.
    if (!certificate && fault) throw fault;
    return certificate && certificate.expiresAt > clock.now() ? certificate.key : null;
  };
}
