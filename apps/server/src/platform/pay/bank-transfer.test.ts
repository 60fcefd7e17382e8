import { describe, expect, it } from 'vitest';
import '../locale.ts';
import type { BankLine } from './bank-line.ts';
import { createBankTransfer, demoBankAccount } from './bank-transfer.ts';
import { matchRemittance } from './match-remittance.ts';
import { ForgedNotice } from './pay-channel.ts';
import { codesIn, remittanceCode } from './remittance-code.ts';

const numbers = Array.from({ length: 2_000 }, (_, nth) => `ZF20261121${String(nth).padStart(6, '0')}`);
const code = remittanceCode('ZF1');

describe('the code', () => {
  it('has eight unambiguous characters, derived from the number', () => {
    const codes = numbers.map(remittanceCode);
    expect(new Set(codes).size).toBe(codes.length);
    for (const one of codes) expect(one).toMatch(/^[2-9A-HJKMNP-TV-Y]{8}$/);
    expect(remittanceCode('ZF1')).toBe(code);
  });

  it('is found however people write it', () => {
    const wide = [...code].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('');
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
    const written = [code, code.toLowerCase(), spaced, [...code].join('-'), wide, `电费${code}，谢谢`];
    for (const purpose of written) expect(codesIn(purpose), purpose).toContain(code);
  });

  it('is not found with a wrong character or two swapped ones', () => {
    for (const one of numbers.slice(0, 100).map(remittanceCode)) {
      for (let at = 0; at < 8; at += 1) {
        const wrong = one[at] === 'A' ? 'B' : 'A';
        expect(codesIn(one.slice(0, at) + wrong + one.slice(at + 1))).toEqual([]);
        const swapped = one.slice(0, at) + (one[at + 1] ?? '') + one[at] + one.slice(at + 2);
        if (at < 7 && swapped !== one) expect(codesIn(swapped), swapped).toEqual([]);
      }
    }
  });
});

describe('matching', () => {
  const line = (bankNo: string, purpose: string, amountFen = 1_517_444): BankLine => ({
    bookedAt: new Date('2026-11-24T02:00:00Z'),
    amountFen,
    payer: '云岫鲜花有限公司',
    purpose,
    bankNo,
  });
  const open = [
    { attemptNo: 'ZF1', amountFen: 1_517_444 },
    { attemptNo: 'ZF2', amountFen: 500 },
  ];
  const other = remittanceCode('ZF2');

  it('classifies each line', () => {
    const lines = [
      line('b1', `物业费 ${code.toLowerCase()}`),
      line('b2', other, 501),
      line('b1', `物业费 ${code}`),
      line('b3', code),
      line('b4', '电费'),
      line('b5', remittanceCode('ZF3')),
      line('b6', `${code} ${other}`),
    ];
    expect(matchRemittance(lines, open).map(({ line: _, ...rest }) => rest)).toEqual([
      { verdict: 'EQUAL', attemptNo: 'ZF1' },
      { verdict: 'DIFFERENT', attemptNo: 'ZF2' },
      { verdict: 'REPEATED' },
      { verdict: 'AGAIN', attemptNo: 'ZF1' },
      { verdict: 'UNKNOWN' },
      { verdict: 'UNKNOWN' },
      { verdict: 'SEVERAL' },
    ]);
  });
});

describe('the channel', () => {
  const channel = createBankTransfer(demoBankAccount);
  const expireAt = new Date('2026-11-28T04:00:00Z');

  it('waits for manual confirmation', async () => {
    const request = { attemptNo: 'ZF1', amountFen: 1, title: '', expireAt, returnUrl: 'http://portal.test/' };
    expect(await channel.open(request)).toEqual({ remittanceCode: code });
    expect(await channel.query('ZF1')).toEqual({ state: 'PENDING' });
    await expect(channel.close('ZF1')).resolves.toBeUndefined();
    const wanted = { refundNo: 'TK1', attemptNo: 'ZF1', tradeNo: '', amountFen: 1, totalFen: 1, reason: '' };
    expect(await channel.refund(wanted)).toEqual({ state: 'BY_HAND' });
    expect(await channel.statement('2026-11-21')).toBeNull();
    expect(channel.minutes).toBe(7 * 24 * 60);
  });

  it('accepts no notification', async () => {
    await expect(channel.readNotice({ headers: {}, body: Buffer.from('') })).rejects.toThrow(ForgedNotice);
  });
});
