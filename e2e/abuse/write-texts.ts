import type { Caller } from './caller.ts';
import type { Writer } from './writer.ts';

interface Place {
  version: number;
}

const content = '/api/infoManage/content';
const langs = [{ lang: 'en' }, { lang: 'es' }, { lang: 'ja' }];
const columns = ['NOTICE', 'INDUSTRY', 'PARK', 'SAFETY'] as const;

/** Articles in every column, a returned one, one with two versions and a working copy, and a story. */
export async function writeTexts({ fixtures, write, file }: Writer) {
  const { author, chief, owner } = fixtures;
  const picture = await author.caller.upload<{ fileId: string }>('/api/fms/upload', file(), {
    purpose: 'COVER',
    visibility: 'public',
  });
  const { fileId } = picture;

  const save = (column: string, at: object = {}, more: object = {}) =>
    write<{ contentId: string; version: number }>(author.caller, `${content}/save`, {
      ...at,
      data: {
        column,
        coverFileId: fileId,
        attachments: [{ fileId, index: 0 }],
        tagIds: ['cold'],
        action: {},
        translations: langs,
        needReceipt: column === 'NOTICE',
        // A notice with a last day also becomes a calendar entry.
        expireAt: column === 'NOTICE' ? Date.now() + 30 * 86_400_000 : null,
        ...more,
      },
    });
  const move = (caller: Caller, id: string, event: string, version: number) =>
    write<Place>(caller, `${content}/operate`, { id, event, version, data: {} });

  async function publish(column: string, at: object = {}): Promise<{ id: string; version: number }> {
    const { contentId: id, version } = await save(column, at);
    const submitted = await move(author.caller, id, 'submit', version);
    const approved = await move(chief.caller, id, 'approve', submitted.version);
    return { id, version: approved.version };
  }

  // The comparison shows the texts of the earlier version as deleted.
  const plain = {
    title: '另一个标题',
    summary: '',
    body: '<p>另一段</p>',
    attachments: [],
    translations: [],
  };
  const articles: Record<string, string> = {};
  for (const column of columns) {
    const { id, version } = await publish(column);
    articles[column] = id;
    if (column !== 'NOTICE') continue;
    const edited = await move(author.caller, id, 'edit', version);
    const again = await publish(column, { id, version: edited.version });
    const reopened = await move(author.caller, id, 'edit', again.version);
    await save(column, { id, version: reopened.version }, plain);
  }
  const returned = await save('PARK');
  const submitted = await move(author.caller, returned.contentId, 'submit', returned.version);
  await move(chief.caller, returned.contentId, 'return', submitted.version);
  const waiting = await save('PARK');
  await move(author.caller, waiting.contentId, 'submit', waiting.version);

  const base = '/api/infoManage/enterpriseStory';
  const ownPicture = await owner.caller.upload<{ fileId: string }>('/api/fms/upload', file(), {
    purpose: 'COVER',
    visibility: 'public',
  });
  const story = await write<{ contentId: string; version: number }>(owner.caller, `${base}/save`, {
    data: { coverFileId: ownPicture.fileId, attachments: [], translations: langs },
  });
  const submittedStory = await owner.caller.post<Place>(`${base}/operate`, {
    id: story.contentId,
    event: 'submit',
    version: story.version,
  });
  await move(author.caller, story.contentId, 'approve', submittedStory.version);
  const preview = await author.caller.post<{ url: string }>(`${content}/preview`, { id: returned.contentId });

  return {
    articles,
    article: articles.NOTICE ?? '',
    returned: returned.contentId,
    story: story.contentId,
    preview: preview.url,
  };
}
