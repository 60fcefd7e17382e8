import { type TouBand, usualTouHours } from '@portal/contract/billing/terms';
import { describe, expect, it } from 'vitest';
import { hoursText, spansOf } from './tou-hours.ts';

const all = (band: TouBand) => usualTouHours.map(() => band);

describe('the hours of a day', () => {
  it('are split into spans from midnight to midnight', () => {
    const spans = spansOf(usualTouHours);
    expect(spans.map(({ band, from, to }) => `${band} ${from}-${to}`)).toEqual([
      'VALLEY 0-7',
      'FLAT 7-10',
      'PEAK 10-12',
      'FLAT 12-18',
      'PEAK 18-22',
      'FLAT 22-23',
      'VALLEY 23-24',
    ]);
    expect(spansOf(all('FLAT'))).toEqual([{ band: 'FLAT', from: 0, to: 24 }]);
  });

  it('are described as one range if they continue past midnight', () => {
    expect(hoursText(usualTouHours, 'PEAK')).toContain('10–12, 18–22');
    expect(hoursText(usualTouHours, 'VALLEY')).toContain('23–7');
    expect(hoursText(all('FLAT'), 'FLAT')).toContain('0–24');
    expect(hoursText(['PEAK', ...all('FLAT').slice(1)], 'PEAK')).toContain('0–1');
  });
});
