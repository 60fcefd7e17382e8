import type { Story } from '../story/story.ts';
import { QrCode } from './QrCode.tsx';

export default {
  title: '二维码',
  width: '180px',
  render: () => <QrCode text="https://example.cn/c/0001" label="扫码签到" />,
} satisfies Story;
