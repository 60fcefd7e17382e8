import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { openPayChannels } from './open-pay-channels.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privatePem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
const publicDer = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const real = {
  DEMO: '0',
  PAY_CHANNELS: 'WECHAT_NATIVE, ALIPAY_PC, BANK_TRANSFER',
  PAY_BANK_ACCOUNT_NAME: '云岫花谷园区运营有限公司',
  PAY_BANK_NAME: '云岫农商银行花谷支行',
  PAY_BANK_ACCOUNT_NUMBER: '0000880012031800',
  WECHAT_PAY_APP_ID: 'wx1',
  WECHAT_PAY_MERCHANT_ID: '1900000001',
  WECHAT_PAY_SERIAL_NO: '3775B6A4',
  WECHAT_PAY_PRIVATE_KEY: privatePem.replaceAll('\n', '\\n'),
  WECHAT_PAY_API_V3_KEY: 'x'.repeat(32),
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: privatePem,
  ALIPAY_PUBLIC_KEY: publicDer,
};

const open = (settings: NodeJS.ProcessEnv) =>
  openPayChannels(readEnv(settings), { clock: { now: () => new Date() }, cashier: null });

describe('payment channels', () => {
  it('are opened in the order in which they are named', () => {
    const channels = open(real);
    expect([...channels.keys()]).toEqual(['WECHAT_NATIVE', 'ALIPAY_PC', 'BANK_TRANSFER']);
    expect(channels.get('BANK_TRANSFER')?.account).toMatchObject({ number: '0000880012031800' });
  });

  it('default to none, and to the demo’s own in the demo', () => {
    expect(open({ DEMO: '0' }).size).toBe(0);
    expect(readEnv({}).PAY_CHANNELS).toEqual(['BANK_TRANSFER', 'MOCK']);
    const demo = open({});
    // The demo cashier is not running here.
    expect([...demo.keys()]).toEqual(['BANK_TRANSFER']);
    expect(demo.get('BANK_TRANSFER')?.account?.name).toContain('演示');
  });

  it.each(Object.keys(real).slice(2))('need %s', (name) => {
    expect(() => readEnv({ ...real, [name]: '' })).toThrow(
      new RegExp(`^The environment variable ${name} is needed when PAY_CHANNELS names \\w+\\.$`),
    );
  });

  it.each([
    ['ALIPAY_PUBLIC_KEY', 'MIIBIj'],
    ['WECHAT_PAY_PRIVATE_KEY', publicDer],
    ['WECHAT_PAY_API_V3_KEY', 'short'],
    ['PAY_CHANNELS', 'BANK_TRANSFER,CASH'],
    ['PAY_CHANNELS', 'BANK_TRANSFER,BANK_TRANSFER'],
    ['PAY_CHANNELS', 'BANK_TRANSFER,MOCK'],
  ])('refuse %s as %s', (name, value) => {
    expect(() => readEnv({ ...real, [name]: value })).toThrow(
      new RegExp(`^The environment variable ${name} must [^\n]+\\.$`),
    );
  });

  it('need the public key’s id if there is a public key', () => {
    const given = { ...real, WECHAT_PAY_PUBLIC_KEY: publicDer };
    expect(() => readEnv(given)).toThrow(/WECHAT_PAY_PUBLIC_KEY_ID is needed/);
    expect(open({ ...given, WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_01' }).size).toBe(3);
  });

  it('take no real money in the demo', () => {
    expect(() => readEnv({ ...real, DEMO: '1' })).toThrow(
      /DEMO must be 0 when PAY_CHANNELS names WECHAT_NATIVE/,
    );
  });
});
