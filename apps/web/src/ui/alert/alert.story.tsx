import { SampleGrid } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { Alert } from './Alert.tsx';

export default {
  title: '提示',
  render: () => (
    <SampleGrid columns={2}>
      <Alert kind="error">用户名或密码错误，还可再试 3 次。连续 5 次错误将锁定 15 分钟。</Alert>
      <Alert kind="warning" title="材料待补正">
        营业执照照片不清晰，请在 11 月 25 日前重新上传。
      </Alert>
      <Alert kind="info">资料修改后需要重新审核，审核期间原有资料继续有效。</Alert>
      <Alert kind="success" title="已提交">
        可在“我的办件”查看进度。
      </Alert>
    </SampleGrid>
  ),
} satisfies Story;
