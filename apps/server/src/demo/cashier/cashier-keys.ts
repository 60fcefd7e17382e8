import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { cashierKeys } from './cashier.table.ts';

type Holder = 'PORTAL' | 'CASHIER';

interface KeyPair {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

function newPair(holder: Holder): typeof cashierKeys.$inferInsert {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { holder, privateKey, publicKey };
}

/** The keys of both sides, created by the first server process to need them. */
export async function readCashierKeys(db: Db): Promise<Record<Holder, KeyPair>> {
  await db
    .insert(cashierKeys)
    .values([newPair('PORTAL'), newPair('CASHIER')])
    .onConflictDoNothing();
  const rows = await db.select().from(cashierKeys);
  const pairOf = (holder: Holder): KeyPair => {
    const row = rows.find((one) => one.holder === holder);
    if (!row) throw new Error(`no key for ${holder}`);
    return { privateKey: createPrivateKey(row.privateKey), publicKey: createPublicKey(row.publicKey) };
  };
  return { PORTAL: pairOf('PORTAL'), CASHIER: pairOf('CASHIER') };
}
