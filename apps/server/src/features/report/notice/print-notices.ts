import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { Db } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { readPaperIcon } from '../../../platform/park-setting/park-icon.ts';
import { openThread } from '../../../platform/thread/thread.ts';
import { readPark } from '../../site/park.public.ts';
import type { Letterhead } from './draw-notice.ts';
import type { Notice } from './notice.ts';
import type { NoticeTasks } from './notice-thread.ts';

const thread = openThread<NoticeTasks>(new URL('./notice-thread.ts', import.meta.url));

type NoticeDeps = Pick<Deps, 'env' | 'pay' | 'settings' | 'database' | 'files'>;

async function letterheadOf(db: Db, deps: NoticeDeps): Promise<Letterhead> {
  const { env, pay } = deps;
  return {
    park: await readPark(db),
    account: pay.get('BANK_TRANSFER')?.account ?? null,
    payUrl: `${env.PUBLIC_URL}${paths.costQuery({ state: 'DUE' })}`,
    isDemo: env.DEMO,
    icon: await readPaperIcon(deps),
  };
}

/**
 * Prints notices, each on a page of its own, in Chinese and in a separate thread. `onProgress` receives how many have
 * been drawn.
 */
export const printNotices = (
  db: Db,
  deps: NoticeDeps,
  when: Date,
  batches: AsyncIterable<readonly Notice[]>,
  onProgress: (done: number) => Promise<void> = async () => undefined,
): Promise<Buffer> =>
  inLanguage('zh', async () => {
    const letterhead = await letterheadOf(db, deps);
    const id = await thread.run('begin', { title: m.report_notice(), when, letterhead });
    try {
      let done = 0;
      for await (const notices of batches) {
        await thread.run('add', { id, notices });
        done += notices.length;
        await onProgress(done);
      }
      return Buffer.from(await thread.run('finish', { id }));
    } catch (error) {
      await thread.run('drop', { id }).catch(() => undefined);
      throw error;
    }
  });
