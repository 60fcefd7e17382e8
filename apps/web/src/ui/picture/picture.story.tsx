import { Avatar } from '../avatar/Avatar.tsx';
import { samplePicture } from '../story/plate.ts';
import { Sample, SampleRow } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { Picture } from './Picture.tsx';

export default {
  title: '图片与头像',
  render: () => (
    <SampleRow>
      <Sample state="原比例">
        <div style={{ width: 200 }}>
          <Picture first src={samplePicture(320, 240)} width={320} height={240} alt="一片叶" />
        </div>
      </Sample>
      <Sample state="裁为 1:1">
        <div style={{ width: 140 }}>
          <Picture
            src={samplePicture(320, 240)}
            width={320}
            height={240}
            alt=""
            ratio="1"
            corners="control"
          />
        </div>
      </Sample>
      <Sample state="头像">
        <Avatar name="沈青禾" src={samplePicture(64, 64)} size={48} />
      </Sample>
      <Sample state="无图：人名">
        <Avatar name="沈青禾" size={48} />
      </Sample>
      <Sample state="无图：企业">
        <Avatar name="花谷青禾组培科技" size={48} />
      </Sample>
      <Sample state="无图：西文">
        <Avatar name="Ana López" />
      </Sample>
    </SampleRow>
  ),
} satisfies Story;
