const row = `
  a.id as "contentId", a."column", coalesce(x.title, a.title) as title, coalesce(x.summary, a.summary) as summary,
  coalesce(x.lang, 'zh') as lang, a.cover, a.source, a.level, a.pinned, a.need_receipt as "needReceipt",
  a.publish_at as "publishAt", a.expire_at as "expireAt", a.issue_no as "issueNo", a.category,
  (select count(*) from file_item f where f.file_id = a.attachment_file_id)::int as "attachmentCount",
  a.enterprise_id as "enterpriseId", a.views,
  (select coalesce(json_agg(json_build_object('tagId', t.tag_id, 'name', t.name) order by u.place), '[]')
   from unnest(a.tag_ids) with ordinality as u(tag_id, place) join tag_info t using (tag_id)) as tags`;

const translated = (lang) => `left join article_translation x on x.article_id = a.id and x.lang = ${lang}`;

export const listSql = `
  select ${row}
  from (
    select id from article where "column" = $1 and status = 'PUBLISHED' and publish_at <= $2
    order by pinned desc, publish_at desc, id desc limit 20
  ) page
  join article a using (id) ${translated('$3')}
  order by a.pinned desc, a.publish_at desc, a.id desc`;

export const countSql = `
  select coalesce(sum(count), 0)::int as total from article_count
  where "column" = $1 and unit = 'year' and list = 'all'`;

export const detailSql = `
  select ${row}, a.subtitle, a.author, a.action, a.status, a.attachment_file_id, a.tag_ids,
    array(select lang from article_translation where article_id = a.id order by lang) as translations
  from article a ${translated('$2')}
  where a.id = $1 and a.status in ('PUBLISHED', 'EXPIRED') and a.publish_at <= $3`;

export const attachmentSql = `
  select file_id as "fileId", index, name, mime, bytes from file_item where file_id = $1 order by index`;

const neighbour = (compare, order) => `
  (select '${compare}' as side, a.id as "contentId", coalesce(x.title, a.title) as title,
    coalesce(x.lang, 'zh') as lang
  from article a ${translated('$4')}
  where a."column" = $1 and a.status = 'PUBLISHED' and a.publish_at <= $5
    and (a.publish_at, a.id) ${compare} ($2::timestamptz, $3)
  order by a.publish_at ${order}, a.id ${order} limit 1)`;

export const neighboursSql = `${neighbour('>', 'asc')} union all ${neighbour('<', 'desc')}`;

export const relatedSql = `
  select ${row}
  from (
    select r.article_id, count(*) as shared
    from unnest($1::text[]) as t(tag_id) cross join lateral (
      select article_id from article_tag s
      where s.tag_id = t.tag_id and s.publish_at <= $4 and s.article_id <> $2 and s."column" <> 'STYLE'
      order by s.publish_at desc, s.article_id desc limit 30
    ) r
    group by r.article_id
  ) ranked
  join article a on a.id = ranked.article_id ${translated('$3')}
  where a.status = 'PUBLISHED' and a.publish_at <= $4
  order by ranked.shared desc, a.publish_at desc, a.id desc limit 4`;
