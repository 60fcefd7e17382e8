import { retCodes } from '@portal/contract/ret-code';
import { describe, expect, it } from 'vitest';
import { lookUp } from './load.ts';

const refused = (retCode: string) => Promise.reject(Object.assign(new Error('refused'), { retCode }));

describe('lookUp', () => {
  it('returns FOUND with the object', async () => {
    expect(await lookUp(Promise.resolve({ no: 'ZF1' }))).toEqual({ state: 'FOUND', found: { no: 'ZF1' } });
  });

  it('returns MISSING for an unknown object and for invalid input', async () => {
    expect(await lookUp(refused(retCodes.NOT_FOUND))).toEqual({ state: 'MISSING' });
    expect(await lookUp(refused('100001'))).toEqual({ state: 'MISSING' });
  });

  it('returns FAILED if the call fails for any other reason', async () => {
    expect(await lookUp(Promise.reject(new TypeError('fetch failed')))).toEqual({ state: 'FAILED' });
    expect(await lookUp(refused('999999'))).toEqual({ state: 'FAILED' });
    expect(await lookUp(refused('500429'))).toEqual({ state: 'FAILED' });
  });
});
