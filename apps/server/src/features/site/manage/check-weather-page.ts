import * as m from '@portal/texts/messages';
import type { FetchHeaders } from '../../../platform/external/fetch-headers.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import { allowsFraming } from './allows-framing.ts';

const maxRedirects = 3;

const refuse = (message: string) => fieldsRefused({ 'data.common.weatherUrl': message });

/**
 * Checks whether a weather page can be framed by the portal; false if that cannot be determined.
 * @throws {AppError} 100002 at the field if the page forbids framing, or redirects to a site the frame does not allow
 */
export async function checkWeatherPage(
  fetchHeaders: FetchHeaders,
  weatherUrl: string,
  publicUrl: string,
): Promise<boolean> {
  let page = new URL(weatherUrl);
  for (let step = 0; step <= maxRedirects; step += 1) {
    const answered = await fetchHeaders(page);
    if (!answered || answered.status >= 400) return false;
    const { status, headers } = answered;
    if (status < 300 || headers.location === undefined) {
      if (!allowsFraming(headers, { page, portal: new URL(publicUrl) }))
        throw refuse(m.fault_weather_framing());
      return true;
    }
    const next = URL.parse(headers.location, page.href);
    if (!next) return false;
    if (next.origin !== page.origin) throw refuse(m.fault_weather_redirect());
    page = next;
  }
  return false;
}
