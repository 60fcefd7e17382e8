import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { followSmsSender } from './open-sms-sender.ts';
import { createSmsOutbox, keepDelivering, type SmsOutbox } from './sms-outbox.ts';

/** Opens the outbox of the configured provider, which delivers in the background while the server runs. */
export function openOutbox(deps: { env: Env; database: Database; clock: Clock } & Lifecycle): SmsOutbox {
  const sender = followSmsSender(deps.env, deps.clock);
  // Loads the provider's SDK at the start.
  sender();
  const outbox = createSmsOutbox(deps, sender);
  let stopRounds = () => {};
  deps.onListen(() => {
    stopRounds = keepDelivering(outbox, deps.log);
  });
  deps.onStop(() => {
    stopRounds();
    return outbox.stop();
  });
  return outbox;
}
