import type { Story } from '../story/story.ts';
import { Disclosure } from './Disclosure.tsx';

export default {
  title: '展开',
  width: '620px',
  render: () => (
    <>
      <Disclosure summary="账单有疑问怎么办？" name="faq" open>
        出账后 15 日内可以提出异议，核对期间不计滞纳金。
      </Disclosure>
      <Disclosure summary="电子发票什么时候开？" name="faq">
        缴费成功后 1 个工作日内。
      </Disclosure>
    </>
  ),
} satisfies Story;
