import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './database/data-dir.ts';
import { EnvError, envSchema, readEnv } from './env.ts';

describe('readEnv', () => {
  it('works without any variable set', () => {
    expect(readEnv({})).toMatchObject({
      NODE_ENV: 'production',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      DEMO: true,
      TRUST_PROXY: false,
      FILE_STORE: 'local',
    });
  });

  it('treats an empty value as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toEqual(readEnv({}));
  });

  it('reads the values that are set', () => {
    const env = readEnv({ PORT: '8080', DEMO: '0', PUBLIC_URL: 'https://park.example/', TRUST_PROXY: '2' });
    expect(env).toMatchObject({
      PORT: 8080,
      DEMO: false,
      PUBLIC_URL: 'https://park.example',
      TRUST_PROXY: 2,
    });
  });

  it('resolves a relative data folder against the project, wherever the program starts', () => {
    expect(readEnv({ DATA_DIR: 'elsewhere' }).DATA_DIR).toBe(join(projectRoot, 'elsewhere'));
    expect(readEnv({ DATA_DIR: '/srv/portal' }).DATA_DIR).toBe('/srv/portal');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DEMO', 'yes'],
    ['NODE_ENV', 'staging'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'park.example'],
    ['PUBLIC_URL', 'https://park.example/portal'],
    ['TRUST_PROXY', 'everyone'],
    ['DATABASE_URL', 'mysql://localhost/portal'],
    ['DATABASE_OWNER_URL', 'localhost'],
    ['DATABASE_POOL_SIZE', '0'],
    ['FILE_STORE', 'ftp'],
    ['S3_ENDPOINT', 'storage'],
    ['SMS_PROVIDER', 'pigeon'],
    ['ALIYUN_SMS_ENDPOINT', 'dysmsapi'],
    ['MAIL_PROVIDER', 'pigeon'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['MAIL_FROM', 'the park'],
  ])('names %s when it is %s', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^The environment variable ${name} must be [^\n]+\\.$`));
  });

  it('rejects DATABASE_OWNER_URL without DATABASE_URL', () => {
    const DATABASE_OWNER_URL = 'postgres://owner@localhost/portal';
    expect(() => readEnv({ DATABASE_OWNER_URL })).toThrow(/has no effect without DATABASE_URL/);
  });

  it('requires the storage account when files go to S3', () => {
    expect(() => readEnv({ FILE_STORE: 's3', S3_BUCKET: 'park' })).toThrow(/S3_REGION is needed/);
  });
});

it('mails need a mail server, a sender, and a park without the demo', () => {
  const SMTP_URL = 'smtp://127.0.0.1:25';
  const account = { MAIL_PROVIDER: 'smtp', SMTP_URL, MAIL_FROM: '云岫花谷 <no-reply@park.example>' };
  expect(readEnv({ ...account, DEMO: '0' })).toMatchObject(account);
  expect(() => readEnv({ MAIL_PROVIDER: 'smtp', DEMO: '0' })).toThrow(/SMTP_URL is needed/);
  expect(() => readEnv({ MAIL_PROVIDER: 'smtp', SMTP_URL, DEMO: '0' })).toThrow(/MAIL_FROM is needed/);
  expect(() => readEnv(account)).toThrow(/DEMO must be 0/);
});

describe('text messages', () => {
  const account = {
    SMS_PROVIDER: 'aliyun',
    ALIYUN_SMS_ACCESS_KEY_ID: 'id',
    ALIYUN_SMS_ACCESS_KEY_SECRET: 'secret',
    ALIYUN_SMS_SIGN_NAME: 'name',
    ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
  };

  it('require the provider’s complete account', () => {
    expect(() => readEnv({ ...account, ALIYUN_SMS_SIGN_NAME: '', DEMO: '0' })).toThrow(/SIGN_NAME is needed/);
    expect(readEnv({ ...account, DEMO: '0' })).toMatchObject({ SMS_PROVIDER: 'aliyun' });
  });

  it('are rejected in the demo, whose codes are shown on the page', () => {
    expect(() => readEnv(account)).toThrow(/DEMO must be 0/);
  });
});

describe('.env.example', () => {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  const documented = parseEnv(example.replaceAll(/^#(?=[A-Z])/gm, ''));

  it('documents exactly the variables the server reads', () => {
    expect(Object.keys(documented).sort()).toEqual(Object.keys(envSchema.shape).sort());
  });

  it('shows values that the server accepts, and the real defaults', () => {
    const defaults = readEnv({});
    const { DATA_DIR, GIVEN: _given, ...shown } = readEnv(documented);
    const optional =
      /^(DATABASE_(OWNER_)?URL|S3_|ALIYUN_SMS_(?!ENDPOINT)|SMTP_URL|MAIL_FROM|PAY_BANK_|TAX_SERVICE_|(WECHAT_PAY|ALIPAY)_(?!ENDPOINT))/;
    const withDefault = Object.entries(shown).filter(([name]) => !optional.test(name));
    expect(defaults).toMatchObject(Object.fromEntries(withDefault));
    expect(DATA_DIR).toBe(join(projectRoot, '.data'));
  });

  it('changes nothing when used unedited', () => {
    expect(parseEnv(example)).toEqual({});
  });
});
