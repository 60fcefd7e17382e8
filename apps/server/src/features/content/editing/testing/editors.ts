import type { ArticleContent } from '@portal/contract/content/article-content';
import type { ArticleEvent } from '@portal/contract/content/article-states';
import type { TestApp } from '../../../../testing/test-app.ts';
import { insertUser } from '../../../identity/testing/insert-user.ts';

/** Two OP_CONTENT operators: one writes, the other reviews. */
export async function openEditors(portal: TestApp) {
  const logIn = async (name: string) => {
    const given = { name, userType: '900', operatorRoles: ['OP_CONTENT'] } as const;
    const { id: userId, userAccId } = await insertUser(portal.db, {
      ...given,
      operatorRoles: ['OP_CONTENT'],
    });
    return {
      userId,
      token: await portal.logIn({ userId, userAccId, userType: '900', operatorRoles: ['OP_CONTENT'] }),
    };
  };
  const author = await logIn('温以宁');
  const chief = await logIn('顾清和');

  const save = (
    data: Partial<ArticleContent>,
    at: { id?: string; version?: number } = {},
    token = author.token,
  ) => portal.call('POST /api/infoManage/content/save', { ...at, data: { ...written, ...data } }, token);

  /** Applies an event to the current version of the article. */
  const operate = async (
    id: string,
    event: Exclude<ArticleEvent, 'save'>,
    { token = author.token, ...data }: { token?: string; reason?: string; publishAt?: number } = {},
  ) => {
    const { version } = await read(id);
    return portal.call('POST /api/infoManage/content/operate', { id, event, version, data }, token);
  };

  const read = async (id: string, token = author.token) =>
    (await portal.call('GET /api/infoManage/content/queryManageDetail', { id }, token)).data;

  /** Writes, submits and approves an article. */
  const publish = async (data: Partial<ArticleContent> = {}) => {
    const { contentId } = (await save(data)).data;
    await operate(contentId, 'submit');
    await operate(contentId, 'approve', { token: chief.token });
    return contentId;
  };

  return { author, chief, save, operate, read, publish };
}

export const written = {
  column: 'NOTICE',
  title: '冷库检修停电通知',
  summary: '周六上午停电两小时。',
  body: '<p>周六 8:00 至 10:00 停电。</p>',
  source: '园区运营中心',
  author: '物业服务部',
} as const satisfies Partial<ArticleContent>;
