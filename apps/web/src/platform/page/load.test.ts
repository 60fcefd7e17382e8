import { retCodes } from '@portal/contract/ret-code';
import { describe, expect, it } from 'vitest';
import { lookUp } from './load.ts';

const refused = (retCode: string) => Promise.reject(Object.assign(new Error('refused'), { retCode }));

describe('what is looked up', () => {
  it('is found', async () => {
    expect(await lookUp(Promise.resolve({ no: 'ZF1' }))).toEqual({ state: 'FOUND', found: { no: 'ZF1' } });
  });

  it('is missing where the server says so, and where it cannot be anything', async () => {
    expect(await lookUp(refused(retCodes.NOT_FOUND))).toEqual({ state: 'MISSING' });
    expect(await lookUp(refused('100001'))).toEqual({ state: 'MISSING' });
  });

  it('is not called missing where nobody could say', async () => {
    expect(await lookUp(Promise.reject(new TypeError('fetch failed')))).toEqual({ state: 'FAILED' });
    expect(await lookUp(refused('999999'))).toEqual({ state: 'FAILED' });
    expect(await lookUp(refused('500429'))).toEqual({ state: 'FAILED' });
  });
});
