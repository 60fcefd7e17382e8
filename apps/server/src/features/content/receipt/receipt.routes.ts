import {
  receiptConfirm,
  receiptExport,
  receiptExportList,
  receiptQueryDetail,
  receiptQueryList,
  receiptQueryOwn,
  receiptRemind,
} from '@portal/contract/content/article-receipt';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { confirmReceipt, getOwnReceipt } from './confirm-receipt.ts';
import {
  countReaders,
  countReceiptArticles,
  findReceiptArticle,
  listReaders,
  listReceiptArticles,
} from './receipt.queries.ts';
import { articleColumns, mayRemind, readerColumns, viewReader, viewReceiptRow } from './receipt.view.ts';
import { remindReaders } from './remind-readers.ts';

export function receiptRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  const getArticle = async (id: string) => {
    const article = await findReceiptArticle(db, id);
    if (!article) throw notFound();
    return article;
  };
  return [
    bind(receiptQueryOwn, ({ actor }, { id }) => getOwnReceipt(db, id, actor.enterpriseId)),
    bind(receiptConfirm, confirmReceipt),
    bind(receiptQueryList, (ctx, input) =>
      pageOfTabs(
        input,
        listReceiptArticles(ctx.db, input),
        { counts: countReceiptArticles(ctx.db, input), tab: input.status },
        viewReceiptRow,
      ),
    ),
    bindRaw(receiptExportList, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '签收统计',
        entity: 'receipt',
        filter: input,
        columns: articleColumns,
        count: (on) => countOfTab(countReceiptArticles(on, input), input.status),
        read: (on, page) => listReceiptArticles(on, { ...input, ...page }),
      }),
    ),
    bind(receiptQueryDetail, async ({ now }, input) => {
      const article = await getArticle(input.id);
      const readers = await pageOfTabs(
        input,
        listReaders(db, input),
        { counts: countReaders(db, input), tab: input.read },
        viewReader,
      );
      return { ...readers, article: viewReceiptRow(article), mayRemind: mayRemind(article, now) };
    }),
    bind(receiptRemind, remindReaders),
    bindRaw(receiptExport, async (ctx, input) => {
      await getArticle(input.id);
      return ctx.exporter.send(ctx, {
        name: '签收情况',
        entity: 'receipt',
        filter: input,
        columns: readerColumns,
        count: (on) => countOfTab(countReaders(on, input), input.read),
        read: (on, page) => listReaders(on, { ...input, ...page }),
      });
    }),
  ];
}
