import { Button } from '../button/Button.tsx';
import { ConfirmHost } from '../confirm/ConfirmHost.tsx';
import { createConfirmQueue } from '../confirm/confirm-queue.ts';
import { SampleRow } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { ToastMessage, ToastRegion } from './ToastRegion.tsx';
import { createToastQueue } from './toast-queue.ts';

const toasts = createToastQueue();
const questions = createConfirmQueue();

async function askAndTell() {
  const yes = await questions.ask({
    title: '撤回这份申请？',
    text: '撤回后可以修改再提交，排队次序重新计算。',
    ok: '撤回',
    cancel: '再想想',
    danger: true,
  });
  toasts.add(yes ? 'success' : 'info', yes ? '已撤回' : '没有改动');
}

export default {
  title: '消息与确认',
  render: () => (
    <>
      <SampleRow>
        <ToastMessage
          toast={{
            kind: 'success',
            text: '已提交，可在“我的办件”查看进度',
            link: { href: '?case', text: '去查看' },
          }}
          closeLabel="关闭"
          onClose={() => undefined}
        />
        <ToastMessage
          toast={{ kind: 'warning', text: '登录将在 5 分钟后过期' }}
          closeLabel="关闭"
          onClose={() => undefined}
        />
        <ToastMessage
          toast={{ kind: 'info', text: '草稿已保存' }}
          closeLabel="关闭"
          onClose={() => undefined}
        />
      </SampleRow>
      <SampleRow>
        <Button onClick={() => toasts.add('error', '网络超时，请稍后重试')}>显示消息</Button>
        <Button onClick={() => void askAndTell()}>询问</Button>
      </SampleRow>
      <ToastRegion queue={toasts} labels={{ region: '消息', close: '关闭' }} />
      <ConfirmHost queue={questions} />
    </>
  ),
} satisfies Story;
