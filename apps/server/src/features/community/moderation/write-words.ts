import type { WordContent } from '@portal/contract/community/manage';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { sensitiveWords } from '../post.table.ts';

type Word = typeof sensitiveWords.$inferSelect;

interface NewWord {
  before: Word | null;
  values: WordContent;
  logged?: object;
}

const contentOf = ({ word, level, category, enabled }: Word): WordContent => ({
  word,
  level,
  category,
  enabled,
});

/** Adds and changes words that were checked, each with a log row, and returns them in their order. */
export async function writeWords(tx: Db, ctx: WriteContext, given: readonly NewWord[]): Promise<Word[]> {
  const userId = ctx.actor?.userId ?? null;
  const by = { createdBy: userId, createdAt: ctx.now, updatedBy: userId, updatedAt: ctx.now };
  const saved: Word[] = [];
  for (const { before, values } of given) {
    const [word] = before
      ? [await updateVersion(tx, ctx, sensitiveWords, before.id, values)]
      : await tx
          .insert(sensitiveWords)
          .values({ ...values, ...by, id: ulid(ctx.now.getTime()) })
          .returning();
    if (!word) throw new Error('failed to insert word');
    saved.push(word);
  }
  await writeLogs(
    tx,
    ctx,
    given.map(({ before, values, logged = {} }, at) => ({
      event: before ? 'sensitiveWord.edit' : 'sensitiveWord.create',
      entity: 'sensitiveWord',
      entityId: saved[at]?.id ?? '',
      before: before && contentOf(before),
      after: { ...values, ...logged },
    })),
  );
  return saved;
}
