import { bellIcon, chevronDownIcon, chevronLeftIcon, downloadIcon, maximizeIcon } from '../icon/shapes.ts';
import { Sample, SampleRow } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

export default {
  title: '按钮',
  density: 'both',
  render: () => (
    <>
      <SampleRow>
        <Sample state="main">
          <Button variant="main">主操作</Button>
        </Sample>
        <Sample state="main，不可用">
          <Button variant="main" disabled>
            主操作
          </Button>
        </Sample>
        <Sample state="main，进行中">
          <Button variant="main" busy>
            提交中
          </Button>
        </Sample>
        <Sample state="default">
          <Button>次操作</Button>
        </Sample>
        <Sample state="default，带图标">
          <Button icon={downloadIcon}>导出表格</Button>
        </Sample>
        <Sample state="default，展开">
          <Button iconEnd={chevronDownIcon}>设备不限</Button>
        </Sample>
        <Sample state="quiet">
          <Button variant="quiet">弱操作</Button>
        </Sample>
        <Sample state="danger">
          <Button variant="danger">撤回申请</Button>
        </Sample>
        <Sample state="dangerMain">
          <Button variant="dangerMain">确认删除</Button>
        </Sample>
      </SampleRow>
      <SampleRow>
        <Sample state="small">
          <Button size="small">小按钮</Button>
        </Sample>
        <Sample state="medium">
          <Button>中按钮</Button>
        </Sample>
        <Sample state="large">
          <Button size="large" variant="main">
            大按钮
          </Button>
        </Sample>
        <Sample state="链接">
          <ButtonLink href="?story=button">去查看</ButtonLink>
        </Sample>
        <Sample state="图标，有数字">
          <IconButton icon={bellIcon} label="消息，3 条未读" count={3} />
        </Sample>
        <Sample state="图标">
          <IconButton icon={maximizeIcon} label="全屏" />
        </Sample>
        <Sample state="图标，小">
          <IconButton icon={maximizeIcon} label="全屏" size="small" />
        </Sample>
        <Sample state="圆">
          <IconButton icon={chevronLeftIcon} label="上一张" shape="round" />
        </Sample>
        <Sample state="不可用">
          <IconButton icon={chevronLeftIcon} label="上一张" disabled />
        </Sample>
      </SampleRow>
      <Button variant="main" size="large" wide>
        通栏按钮，文字再长也会换行而不会溢出
      </Button>
    </>
  ),
} satisfies Story;
