// The baseline for our API and our pages: Fastify and pg with prepared statements, nothing else.
import Fastify from 'fastify';
import pg from 'pg';
import { attachmentSql, countSql, detailSql, listSql, neighboursSql, relatedSql } from './article-sql.mjs';
import { registerPages } from './pages.mjs';

const { PORT, PG_SOCKET_FOLDER, PORTAL_URL } = process.env;

const pool = new pg.Pool({ host: PG_SOCKET_FOLDER, port: 5432, user: 'portal', database: 'portal', max: 10 });
const run = async (name, text, values) => (await pool.query({ name, text, values })).rows;

const answer = (data) => ({ header: { retCode: '000000', retMsg: 'success' }, body: { data } });

const ofRow = (row) => ({
  ...row,
  publishAt: row.publishAt.getTime(),
  expireAt: row.expireAt?.getTime() ?? null,
});

// Our server caches sanitized texts; so does this one.
const texts = new Map();
async function textOf(id) {
  if (!texts.has(id)) {
    const response = await fetch(`${PORTAL_URL}/api/infoManage/content/queryDetail?id=${id}`);
    const { body, headings, readingMinutes } = (await response.json()).body.data;
    texts.set(id, { body, headings, readingMinutes });
  }
  return texts.get(id);
}

const app = Fastify();

registerPages(app, run, PORTAL_URL);

app.get('/hello', async () => ({ hello: 'world' }));

app.get('/list', async () => {
  const [rows, [{ total }]] = await Promise.all([
    run('list', listSql, ['INDUSTRY', new Date(), 'zh']),
    run('count', countSql, ['INDUSTRY']),
  ]);
  return answer({ rows: rows.map(ofRow), total, totalIsExact: true, pageNo: 1, pageSize: 20 });
});

const linkOf = (links, side) => {
  const link = links.find((candidate) => candidate.side === side);
  return link ? { contentId: link.contentId, title: link.title, lang: link.lang } : null;
};

app.get('/detail', async ({ query: { id } }) => {
  const now = new Date();
  const [found] = await run('detail', detailSql, [id, 'zh', now]);
  const { status, attachment_file_id: fileId, tag_ids: tagIds, ...row } = found;
  const [attachments, links, related, text] = await Promise.all([
    fileId ? run('attachments', attachmentSql, [fileId]) : [],
    run('neighbours', neighboursSql, [row.column, row.publishAt, id, 'zh', now]),
    run('related', relatedSql, [tagIds, id, 'zh', now]),
    textOf(id),
  ]);
  return answer({
    ...ofRow(row),
    ...text,
    expired: status === 'EXPIRED',
    attachments,
    previous: linkOf(links, '>'),
    next: linkOf(links, '<'),
    related: related.map(ofRow),
  });
});

await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.on('SIGTERM', () => process.exit(0));
