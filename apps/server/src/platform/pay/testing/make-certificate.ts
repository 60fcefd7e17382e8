import { createPublicKey, type KeyObject, sign } from 'node:crypto';

/** Encodes a DER value, as used in certificates. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const digits = content.length.toString(16);
  const long = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
  const length =
    content.length < 128 ? Buffer.from([content.length]) : Buffer.from([0x80 | long.length, ...long]);
  return Buffer.concat([Buffer.from([tag]), length, content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const utcTime = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replace(/\D/g, '')}Z`));

const sha256WithRsa = sequence(Buffer.from('06092a864886f70d01010b', 'hex'), Buffer.from('0500', 'hex'));
const commonName = Buffer.from('0603550403', 'hex');

/** Creates a self-signed certificate; `serialNo` is hexadecimal. */
export function makeCertificate(
  privateKey: KeyObject,
  { serialNo, name, from, to }: { serialNo: string; name: string; from: Date; to: Date },
): string {
  const who = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));
  const content = sequence(
    der(0xa0, Buffer.from('020102', 'hex')),
    der(0x02, Buffer.from(serialNo, 'hex')),
    sha256WithRsa,
    who,
    sequence(utcTime(from), utcTime(to)),
    who,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const base64 = sequence(content, sha256WithRsa, signature).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}
