import type { Story } from '../story/story.ts';
import { Pagination } from './Pagination.tsx';

const labels = (navigation: string) => ({
  navigation,
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
});
const hrefOf = (page: number) => `?page=${page}`;

export default {
  title: '分页',
  render: () => (
    <>
      <Pagination page={1} pageCount={3} hrefOf={hrefOf} labels={labels('短列表分页')} />
      <Pagination page={9} pageCount={42} hrefOf={hrefOf} labels={labels('长列表分页')} summary="共 418 条" />
      <Pagination
        bare
        page={1}
        pageCount={2}
        hrefOf={hrefOf}
        labels={labels('表格分页')}
        summary="第 1–10 条，共 14 条"
      />
    </>
  ),
} satisfies Story;
