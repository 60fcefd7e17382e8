import type { Teacher } from '@portal/contract/activity/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { listHrefOf, listLoader } from '../../../platform/page/list-loader.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { filterOf, type KindFilter, KindPage, kindListOf } from './KindPage.tsx';
import { TeacherCard } from './TeacherCard.tsx';

const hrefOf = listHrefOf<KindFilter>(paths.trainingList);

const ofTrainings = kindListOf('TRAINING');

export const loader = listLoader({
  ...ofTrainings,
  filterOf,
  hrefOf,
  load: async (asked) => {
    const [{ list }, teachers] = await Promise.all([
      ofTrainings.load(asked),
      asked.call('GET /api/activityManage/teacher/queryList', {}),
    ]);
    return { list, teachers: teachers.rows };
  },
});

/** The park's courses and teachers. */
export function Component() {
  const { list, teachers, filter, place } = useLoaderData<typeof loader>();
  return (
    <KindPage
      title={m.activity_trainings()}
      note={m.activity_trainings_note()}
      list={list}
      filter={filter}
      place={place}
      hrefOf={hrefOf}
      aside={teachers.length > 0 && <Teachers rows={teachers} />}
    />
  );
}

function Teachers({ rows }: { rows: (Teacher & { coming: number })[] }) {
  return (
    <section>
      <BlockHead title={m.activity_teachers()} />
      <Columns
        as="ul"
        of="repeat(auto-fill, minmax(min(100%, 360px), 1fr))"
        gap={0}
        gapX={32}
        lang={langOfContent('zh')}
      >
        {rows.map((teacher) => (
          <li key={teacher.teacherId}>
            <TeacherCard teacher={teacher} coming={teacher.coming} />
          </li>
        ))}
      </Columns>
    </section>
  );
}
