import * as m from '@portal/texts/messages';

const minute = 60;
const hour = 60 * minute;

/** After too many requests, users wait for an hour or until the next day. */
export function againIn(seconds: number): string {
  if (seconds > 2 * hour) return m.identity_code_again_hours({ hours: Math.ceil(seconds / hour) });
  if (seconds > 2 * minute) return m.identity_code_again_minutes({ minutes: Math.ceil(seconds / minute) });
  return m.identity_code_again({ seconds });
}
