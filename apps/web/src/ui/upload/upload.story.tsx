import { samplePicture } from '../story/plate.ts';
import { SampleGrid } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { Upload } from './Upload.tsx';

const labels = {
  choose: '选择文件',
  photo: '拍照',
  retry: '重新上传',
  remove: (name: string) => `移除 ${name}`,
  progress: (name: string) => `正在上传 ${name}`,
};
const nothing = () => undefined;
const acts = { onAdd: nothing, onRefuse: nothing, onRemove: nothing, onRetry: nothing, labels };

export default {
  title: '上传',
  render: () => (
    <SampleGrid columns={2}>
      <Upload
        {...acts}
        label="花卉种苗生产经营许可证"
        hint="选填。JPG、PNG 或 PDF，不超过 10 MB；可拖到这里"
        accept={['image/jpeg', 'image/png', '.pdf']}
        maxSize={10 * 1024 * 1024}
        items={[]}
      />
      <Upload {...acts} label="营业执照" required hint="JPG 或 PNG" error="请上传营业执照" items={[]} />
      <Upload
        {...acts}
        label="附件"
        items={[
          {
            id: '1',
            name: '营业执照正本.jpg',
            state: 'done',
            note: '2.1 MB，已识别企业名称',
            preview: samplePicture(112, 80),
          },
          { id: '2', name: '2025 年度财务报表（经审计）.pdf', state: 'sending', progress: 0.6 },
          { id: '3', name: '设备清单.xlsx', state: 'failed', error: '网络中断' },
        ]}
        max={3}
      />
    </SampleGrid>
  ),
} satisfies Story;
