import type pg from 'pg';
import { setAside } from './set-aside.ts';

const chunk = 100_000;

/** Prefix of the generated articles' ids, which no ULID of this century has. */
const idPrefix = '0000000000';

const createPatterns = `
  create temporary table pattern on commit drop as
  select row_number() over (order by id) - 1 as place, a.*
  from article a
  where status = 'PUBLISHED' and "column" <> 'STYLE' and not starts_with(id, '${idPrefix}')`;

/**
 * New articles are variations of existing ones, with their columns, titles, covers and tags. They are spread evenly
 * over ten years; a few have very many readers, and none is pinned.
 */
const insertArticles = `
  insert into article (id, "column", title, subtitle, summary, cover, body, source, author, level, category,
    tag_ids, publish_at, status, views)
  select '${idPrefix}' || upper(lpad(to_hex(n), 16, '0')), p."column", p.title || '（' || n || '）', p.subtitle,
    p.summary, p.cover, '<p>' || p.summary || '</p><h2>' || p.title || '</h2><p>' || p.summary || '</p>',
    p.source, p.author, p.level, p.category, p.tag_ids,
    now() - random() * interval '10 years', 'PUBLISHED', floor(5 / (random() + 0.0005))
  from generate_series($1::bigint, $2::bigint) as n
  join pattern p on p.place = n % $3::bigint`;

const insertTags = `
  insert into article_tag (article_id, tag_id, "column", pinned, publish_at)
  select id, tag_id, "column", pinned, publish_at from article, unnest(tag_ids) as tag_id
  where id >= $1 and starts_with(id, '${idPrefix}')`;

const idOf = (number: number) => idPrefix + number.toString(16).toUpperCase().padStart(16, '0');

/**
 * Adds the articles in one transaction; `onProgress` receives the number inserted so far. Other writers are locked out
 * meanwhile.
 */
export async function fillLargeData(
  client: pg.ClientBase,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const run = (text: string, values: unknown[] = []) => client.query<never>(text, values);
  await run("set maintenance_work_mem = '256MB'");
  await run('begin');
  const patterns = (await run(createPatterns)).rowCount ?? 0;
  const first = await nextNumber(client);
  const putBack = await setAside(run, ['article', 'article_tag']);
  for (let done = 0; done < count; done += chunk) {
    const size = Math.min(chunk, count - done);
    await run(insertArticles, [first + done, first + done + size - 1, patterns]);
    onProgress(done + size);
  }
  await run(insertTags, [idOf(first)]);
  await putBack();
  await run(`select pg_notify('page_cache', '["content"]')`);
  await run('commit');
  await run('vacuum (analyze) article, article_tag, article_count');
}

async function nextNumber(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ last: string | null }>(
    `select max(id) as last from article where starts_with(id, '${idPrefix}')`,
  );
  const last = rows[0]?.last;
  return last ? Number.parseInt(last.slice(idPrefix.length), 16) + 1 : 1;
}
