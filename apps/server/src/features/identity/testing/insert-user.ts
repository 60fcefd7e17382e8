import { createHash } from 'node:crypto';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { hashPassword } from '../../../platform/passwords/hash-password.ts';
import { testNow } from '../../../testing/test-app.ts';
import { type CodeScene, verifyCodes } from '../proof.table.ts';
import { users } from '../user.table.ts';
import { hashCode } from '../verify-code/code-hash.ts';

/** The hash that browsers send in place of a password. */
export const shaOf = (password: string) => createHash('sha1').update(password).digest('hex');

export const password = 'Demo2026';
const passwordHash = hashPassword(shaOf(password));

let inserted = 0;

/** A phone number no other test uses. */
export function nextPhone(): string {
  inserted += 1;
  return `1540000${String(inserted).padStart(4, '0')}`;
}

/** Inserts a user, by default an enterprise account with {@link password}. */
export async function insertUser(db: Db, given: Partial<typeof users.$inferInsert> = {}) {
  const phoneNumber = nextPhone();
  const [row] = await db
    .insert(users)
    .values({
      id: ulid(),
      userAccId: ulid(),
      loginName: `user_${phoneNumber.slice(-4)}`,
      name: '许晚棠',
      userType: '200',
      phoneNumber,
      passwordHash: await passwordHash,
      passwordSetAt: testNow,
      emailProvenAt: given.email ? testNow : null,
      ...given,
    })
    .returning();
  if (!row) throw new Error('not inserted');
  return row;
}

/** Inserts a code as if it had just been sent. */
export async function insertCode(
  db: Db,
  phoneNumber: string,
  scene: CodeScene,
  { code = '246810', at = testNow }: { code?: string; at?: Date } = {},
): Promise<string> {
  const id = ulid(at.getTime());
  const expiresAt = new Date(at.getTime() + 300_000);
  await db.insert(verifyCodes).values({
    id,
    phoneNumber,
    scene,
    expiresAt,
    codeHash: hashCode(id, code),
    ip: '192.0.2.1',
    createdAt: at,
  });
  return code;
}
