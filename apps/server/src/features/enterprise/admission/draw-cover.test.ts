import { expect, it } from 'vitest';
import { useAdmission } from './testing/admission-desk.ts';

const desk = useAdmission();

it('an enterprise admitted without a picture gets a generated one', async () => {
  const { data } = await desk.submit();
  const { auditId: id, enterpriseId } = data;
  const first = await desk.operatorNamed('陆知微', 'OP_AUDIT');
  const second = await desk.operatorNamed('顾晚舟', 'OP_AUDIT');
  const passed = await desk.decide(first, id, 'pass', data.version);
  await desk.decide(second, id, 'pass', passed.data.version);
  const shown = await desk.portal.call('GET /api/baseInfo/enterpriseInfo/queryPublicDetail', {
    id: enterpriseId,
  });
  expect(shown.data.cover).toMatchObject({ width: 1600, height: 900, alt: '' });
  const picture = await desk.portal.app.inject(`/api/fms/show/${shown.data.cover?.fileId}_0?w=320`);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});
