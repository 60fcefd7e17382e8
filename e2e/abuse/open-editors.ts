import { insertUser } from '../../apps/server/src/features/identity/testing/insert-user.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { openSession } from '../../apps/server/src/platform/session/sessions.ts';

const clock = { now: () => new Date() };
const device = { ip: '127.0.0.1', userAgent: 'test', deviceName: 'test' };
const prefix = 'park_portal_';

/** Two editors who write, approve and show whatever they are given, over the wire. */
export async function openEditors(db: Db, origin: string) {
  const logIn = async (name: string) => {
    const user = await insertUser(db, { name, userType: '900', operatorRoles: ['OP_CONTENT'] });
    const identity = { enterpriseId: null, memberRole: null, auditStatus: '0' } as const;
    const { id: userId, userAccId } = user;
    const { token } = await openSession(
      db,
      clock,
      { ...identity, userId, userAccId, userType: '900', operatorRoles: ['OP_CONTENT'] },
      device,
    );
    return { user, token };
  };
  const author = await logIn('温以宁');
  const chief = await logIn('顾清和');

  async function post<Data>(path: string, token: string, fields: Record<string, unknown>): Promise<Data> {
    const pairs = Object.entries(fields).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { token },
      body: new URLSearchParams(pairs),
    });
    const { header, body } = (await answer.json()) as {
      header: { retCode: string };
      body: { data: Data };
    };
    if (header.retCode !== '000000') throw new Error(`${path}: ${JSON.stringify({ header, body })}`);
    return body.data;
  }

  const operate = (token: string, id: string, event: string, version: number) =>
    post<{ version: number }>('/api/infoManage/content/operate', token, { id, event, version });

  return {
    /** Returns the id of the article, which is public then. */
    async publish(data: object): Promise<string> {
      const saved = await post<{ contentId: string; version: number }>(
        '/api/infoManage/content/save',
        author.token,
        { data },
      );
      const { contentId, version } = saved;
      const submitted = await operate(author.token, contentId, 'submit', version);
      await operate(chief.token, contentId, 'approve', submitted.version);
      return contentId;
    },
    async saveSlide(data: object): Promise<string> {
      return (await post<{ id: string }>('/api/siteManage/carousel/save', author.token, { data })).id;
    },
    /** The author's, for a browser. */
    cookies: Object.entries({
      ...{ token: author.token, userAccId: author.user.userAccId, userType: '900', LOGIN: '1' },
      roleInfos: JSON.stringify([{ roleCode: 'OP_CONTENT', roleName: '内容编辑' }]),
      ...{ loginName: author.user.loginName, name: author.user.name },
    }).map(([name, value]) => ({ name: prefix + name, value: encodeURIComponent(value), url: origin })),
  };
}
