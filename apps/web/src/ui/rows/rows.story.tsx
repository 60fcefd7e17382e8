import { Button } from '../button/Button.tsx';
import { monitorIcon } from '../icon/shapes.ts';
import type { Story } from '../story/story.ts';
import { Tag } from '../tag/Tag.tsx';
import { Row, Rows } from './Rows.tsx';

export default {
  title: '短行',
  density: 'both',
  render: () => (
    <Rows>
      <Row
        sign={monitorIcon}
        title={
          <>
            Chrome · Windows <Tag tone="leaf">本机</Tag>
          </>
        }
        note="刚刚 · 10.0.0.7"
      />
      <Row title="手机号" note="138****0000">
        <Button size="small">更换</Button>
      </Row>
    </Rows>
  ),
} satisfies Story;
